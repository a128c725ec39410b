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
