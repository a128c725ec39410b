import { describe, expect, it } from 'vitest';
import { MAX_CHARACTERS } from '../resume/limits.ts';
import { compareTranslation } from './compare-translation.ts';
import { judgePassages, TRANSLATION_FLOORS, translationFigures } from './testing/measure.ts';
import { FAITHFUL } from './testing/pairs.data.ts';
import { isSaidIn, meaningsIn, tableWordsOf } from './word-table.ts';

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
    ['Sold $500 in tickets.', 'Vendi R$ 500 em ingressos.', 'number'],
    ['Farmed 40 acres.', 'Cultivei 40 hectares.', 'number'],
    ['On call on Tuesdays.', 'Plantão às quintas.', 'date'],
    ['Worked in the mill from May to July.', 'Trabalhei na usina de março a julho.', 'date'],
    ['Picked apples every fall.', 'Colhia maçãs toda primavera.', 'date'],
    ['Bookkeeper at Dunning & Pryce.', 'Guarda-livros na Dunning & Price.', 'name'],
    ['Reports in Tableau.', 'Relatórios no Looker.', 'name'],
    ['Trained crews on NR-35.', 'Treinei equipes na NR-33.', 'name'],
    ['Sold seed in western Texas.', 'Vendi sementes no Texas.', 'name'],
    ['I do not smoke and have no pets.', 'Fumo e não tenho animais de estimação.', 'negation'],
    ['Open daily except holidays.', 'Aberto todos os dias e nos feriados.', 'negation'],
    ['Finished the roof ahead of schedule.', 'Terminei o telhado com atraso.', 'direction'],
    ['Bought cattle for a ranch.', 'Vendi gado para uma fazenda.', 'direction'],
    ['Suggested a new layout.', 'Implantei um novo leiaute.', 'deed'],
    ['Worked on the night crew.', 'Comandei a equipe noturna.', 'deed'],
    ['Supervised the stable hands.', 'Trabalhei com os tratadores.', 'deed'],
    ['Interned in the purchasing office.', 'Analista no escritório de compras.', 'deed'],
    ['Handled part of the wholesale orders.', 'Responsável por pedidos do atacado.', 'addition'],
    ['Installed cameras in homes.', 'Instalei câmeras em residências e bancos.', 'addition'],
    ['Repaired shoes.', 'Conserto de sapatos, reduzindo perdas da loja.', 'addition'],
    ['Poured 80 cubic yards.', 'Concretagem de 80 metros cúbicos.', 'number'],
    ['Edited videos.', 'Edição de vídeos no Premiere.', 'name'],
    ['Butcher at Casa Dourada.', 'Açougueiro na Casa Brava.', 'name'],
    ['Piano tuner for schools.', 'Renomado afinador de pianos para escolas.', 'addition'],
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

describe('the table of words', () => {
  const shares = (one: string, other: string) => {
    const said = meaningsIn(tableWordsOf(other));
    return tableWordsOf(one).every((word) => isSaidIn(word, said));
  };

  it.each([
    ['supervising', 'supervisionei'],
    ['hospitals', 'hospitais'],
    ['children', 'crianças'],
    ['guitars', 'violões'],
    ['Fridays', 'sextas'],
    ['photographer', 'fotógrafa'],
    ['high school', 'ensino médio'],
    ['hygiene', 'higiene'],
    ['HR', 'RH'],
    ['NATO', 'OTAN'],
  ])('knows that %s is %s', (english, portuguese) => {
    expect(shares(english, portuguese)).toBe(true);
    expect(shares(portuguese, english)).toBe(true);
  });

  it.each([
    ['bought', 'vendi'],
    ['led', 'ajudei'],
    ['north', 'sul'],
    ['nurse', 'pedreiro'],
  ])('does not take %s for %s', (english, portuguese) => {
    expect(shares(english, portuguese)).toBe(false);
  });
});

describe('the largest passage that a resume may have', () => {
  const fill = (text: string) =>
    text.repeat(Math.ceil(MAX_CHARACTERS.richText / text.length)).slice(0, MAX_CHARACTERS.richText);
  const prose = (side: 0 | 1) => fill(FAITHFUL.map((pair) => pair[side]).join(' '));

  it.each([
    ['prose', prose(0), prose(1)],
    ['one long word', fill('a'), fill('b')],
    ['names', fill('Zorv Quex '), fill('Blip Fnord ')],
    ['negations', fill('not smoke '), fill('fumo bem ')],
    ['spans', fill('from 1 to 2 '), fill('de 2 para 1 ')],
    ['dots', fill('a.b.'), fill('1.1.')],
  ])('is compared in time: %s', (_, original, translation) => {
    toPortuguese(original, translation);
    const before = process.cpuUsage();
    toPortuguese(original, translation);
    const { user, system } = process.cpuUsage(before);
    // Should take less than 50 ms on an idle machine; the limit leaves room for a busy one.
    expect((user + system) / 1000).toBeLessThan(400);
  });
});

it('finds as many faults of the sealed set as it did, with as few false ones', () => {
  const figures = translationFigures(judgePassages('sealed'));
  expect(figures.caught).toBeGreaterThanOrEqual(TRANSLATION_FLOORS.caught);
  expect(figures.false).toBeLessThanOrEqual(TRANSLATION_FLOORS.false);
});
