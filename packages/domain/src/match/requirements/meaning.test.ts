import { describe, expect, it } from 'vitest';
import { type AskedGroup, meaningOf } from './meaning.ts';

const meaning = (text: string, kind: 'must' | 'nice' | 'duty' = 'must') =>
  meaningOf({ start: 0, text, kind, asksFrom: 0 });
const shapeOf = ({ least, items }: AskedGroup) =>
  `${items.length > 1 ? `${least} of ` : ''}${items.map(({ name, need }) => `${need.type} ${name}`).join(' | ')}`;
const shape = (text: string) => meaning(text).groups.map(shapeOf);

describe('what a line means', () => {
  it.each([
    ['Excel and SQL', ['skill Excel', 'skill SQL']],
    ['Excel, SQL and Power BI', ['skill Excel', 'skill SQL', 'skill Power BI']],
    ['Excel, SQL or Power BI', ['1 of skill Excel | skill SQL | skill Power BI']],
    ['Docker and AWS or Azure', ['skill Docker', '1 of skill AWS | skill Azure']],
    ['At least two of Excel, SQL, Docker', ['2 of skill Excel | skill SQL | skill Docker']],
    ['Excel, SQL, Docker or similar', ['1 of skill Excel | skill SQL | skill Docker']],
    ['Conhecimento em Excel, Power BI e SQL', ['skill Excel', 'skill Power BI', 'skill SQL']],
    ['Pelo menos um dos seguintes: Excel, SQL', ['1 of skill Excel | skill SQL']],
    ['English or Spanish', ['1 of language English | language Spanish']],
    ['Residir em Betim ou Contagem', ['1 of place Betim | place Contagem']],
    ['Living in Denver or Boulder', ['1 of place Denver | place Boulder']],
    ['CNH D ou E', ['driving CNH D ou E']],
    ['Prior experience as a Senior Accountant', ['role Senior Accountant']],
    [
      'Experiência como BP, generalista ou consultor(a) de RH',
      ['role BP, generalista ou consultor(a) de RH'],
    ],
    ['Store Manager title, current or previous', ['role Store Manager']],
    ['Tools such as Excel or SQL', ['1 of skill Excel | skill SQL']],
    ['Level 4 Award in Managing Food Safety', ['skill Level 4 Award in Managing Food Safety']],
    ['Lenel or Genetec certification', ['skill Lenel or Genetec certification']],
    [
      'Associate’s degree or equivalent work experience',
      ['1 of degree Associate’s degree | years equivalent work experience'],
    ],
    ['Vivência no varejo', ['sector varejo']],
    ['Be kind to whoever comes in', ['work Be kind to whoever comes in']],
  ])('reads %j', (text, expected) => {
    expect(shape(text)).toEqual(expected);
  });

  it.each([
    'SAP is not required',
    'No experience with SAP needed',
    'You don’t need to know SAP',
    'SAP não é necessário',
    'Não exigimos SAP',
    'Não é preciso conhecer SAP.',
    'SAP ajuda, mas não é exigido.',
  ])('asks for nothing in %j', (text) => {
    expect(meaning(text)).toMatchObject({ groups: [], notNeeded: [{ name: 'SAP' }] });
  });

  it('keeps what the other part of a line asks for', () => {
    expect(meaning('Excel is a must, but SAP is not required')).toMatchObject({
      groups: [{ items: [{ name: 'Excel' }] }],
      notNeeded: [{ name: 'SAP' }],
    });
  });
});

it.each([
  ['Machine learning: XGBoost or LightGBM', ['1 of skill XGBoost | skill LightGBM']],
  ['Databases: Oracle and MongoDB', ['skill Oracle', 'skill MongoDB']],
])('lets the words before a colon head the list: %j', (text, expected) => {
  expect(shape(text)).toEqual(expected);
});
