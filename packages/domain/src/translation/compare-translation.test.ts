import { describe, expect, it } from 'vitest';
import { compareTranslation } from './compare-translation.ts';
import { judgePassages, TRANSLATION_FLOORS, translationFigures } from './testing/measure.ts';
import { FAITHFUL } from './testing/pairs.data.ts';

const toPortuguese = (original: string, translation: string) =>
  compareTranslation({ original, translation, from: 'en-US', to: 'pt-BR' });
const toEnglish = (original: string, translation: string) =>
  compareTranslation({ original, translation, from: 'pt-BR', to: 'en-US' });
const kinds = (objections: ReturnType<typeof toEnglish>) => objections.map(({ kind }) => kind);

describe('a faithful translation', () => {
  it.each(FAITHFUL)('has no objection, whichever way: %s', (english, portuguese) => {
    expect(toPortuguese(english, portuguese)).toEqual([]);
    expect(toEnglish(portuguese, english)).toEqual([]);
  });
});

describe('an objection', () => {
  it.each([
    ['Sold 30 cars a month.', 'Vendi 13 carros por mês.', 'number'],
    ['Sold 30 cars a month.', 'Vendi 30 carros por semana.', 'number'],
    ['Raised $85 thousand.', 'Arrecadei US$ 85 milhões.', 'number'],
    ['Margins rose 2.5 points.', 'As margens subiram 2,5%.', 'number'],
    ['Managed 14 sites and 3 crews.', 'Gestão de obras e 3 equipes.', 'number'],
    ['License valid through 04/09/2028.', 'Licença válida até 04/09/2028.', 'date'],
    ['Hired in March 2019.', 'Contratada em maio de 2019.', 'date'],
    ['Joined in Q2 2021.', 'Entrei no quarto trimestre de 2021.', 'date'],
    ['Write to ana@lima.example.', 'Escreva para ana@lina.example.', 'contact'],
    ['Store manager for Tidewell Outfitters.', 'Gerente de loja da Tidewater Outfitters.', 'name'],
    ['Prototypes in Framer.', 'Protótipos no InVision.', 'name'],
    ['Firmware in C for pumps.', 'Firmware em C++ para bombas.', 'name'],
    ['Spanish: basic. French: fluent.', 'Espanhol: fluente. Francês: fluente.', 'name'],
    ['Junior analyst at a bank.', 'Analista sênior em um banco.', 'name'],
    ['I do not need a visa.', 'Preciso de visto.', 'negation'],
    ['Choir grew from 18 to 45 singers.', 'Coral cresceu de 45 para 18 cantores.', 'direction'],
    ['Fewer falls than the average.', 'Mais quedas que a média.', 'direction'],
    ['Helped plan the menus.', 'Planejei os cardápios.', 'deed'],
    ['Sat in on the negotiations.', 'Conduzi as negociações.', 'deed'],
    ['Co-founded a cooperative.', 'Fundei uma cooperativa.', 'deed'],
    ['Forest ranger who loves maps.', 'Guarda-florestal certificado que ama mapas.', 'addition'],
    ['Answered questions by phone.', 'Respondi a dúvidas por telefone, em inglês.', 'addition'],
  ] as const)('is made to %s => %s', (original, translation, kind) => {
    expect(kinds(toPortuguese(original, translation))).toContain(kind);
  });

  it('names the words on both sides, so that a person can look', () => {
    expect(toPortuguese('Sold 30 cars.', 'Vendi 13 carros.')).toEqual([
      { kind: 'number', says: '13', instead: '' },
      { kind: 'number', says: '', instead: '30' },
    ]);
  });
});

it('finds as many faults of the sealed set as it did, with as few false ones', () => {
  const figures = translationFigures(judgePassages('sealed'));
  expect(figures.caught).toBeGreaterThanOrEqual(TRANSLATION_FLOORS.caught);
  expect(figures.false).toBeLessThanOrEqual(TRANSLATION_FLOORS.false);
});
