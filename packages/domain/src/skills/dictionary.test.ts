import { describe, expect, it } from 'vitest';
import { allConcepts, findConcept, findSkills, withImplied } from './dictionary.ts';
import { isSameRoot, stem } from './words.ts';

const idsIn = (text: string) => findSkills(text).map(({ concept }) => concept.id);

describe('skill dictionary', () => {
  it('has over 3,000 concepts, each with names in both languages and an id of its own', () => {
    const concepts = allConcepts();
    expect(concepts.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
    expect(concepts.filter(({ en, pt, id }) => en.length === 0 || pt.length === 0 || id === '')).toEqual([]);
    // Products have the same name everywhere; everything else must have its own Portuguese name.
    const own = concepts.filter(({ en, pt }) => pt.join() !== en.join());
    expect(own.length).toBeGreaterThanOrEqual(650);
  });

  it('knows trades in both languages, and ways of being by adjective and verb', () => {
    for (const [english, portuguese] of [
      ['claims handling', 'regulação de sinistros'],
      ['MRI scans', 'ressonância magnética'],
      ['room cleaning', 'arrumação de quartos'],
      ['bills of lading', 'conhecimento de embarque'],
      ['shows up on time', 'pontualidade'],
      ['meets deadlines', 'cumprir prazos'],
      ['curious', 'curioso'],
      ['good with figures', 'facilidade com números'],
      ['open and close the store', 'abrir e fechar a loja'],
      ['works well with others', 'trabalhe bem em equipe'],
    ] as const)
      expect([english, idsIn(english)]).toEqual([english, idsIn(portuguese)]);
    expect(idsIn('precisa de minutos, an atom in ten minutes')).toEqual([]);
  });

  it('takes two products for one thing nowhere', () => {
    expect(idsIn('SAP PM')).not.toEqual(idsIn('Maximo'));
    expect(idsIn('bitrem')).not.toEqual(idsIn('rodotrem'));
    for (const [one, other] of [
      ['Angular', 'AngularJS'],
      ['Looker', 'Looker Studio'],
      ['Pyxis', 'Omnicell'],
      ['Protheus', 'Datasul'],
      ['CKA', 'CKAD'],
      ['massage therapy license', 'nail technician license'],
    ] as const)
      expect(idsIn(one)).not.toEqual(idsIn(other));
  });

  it('knows what a skill belongs to', () => {
    const [picking] = findSkills('order picking');
    const ids = picking === undefined ? [] : withImplied(picking.concept).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['warehousing', 'logistics']));
  });

  it('implies only what it knows', () => {
    const lost = allConcepts().flatMap(({ id, implies }) =>
      implies.filter((implied) => findConcept(implied) === null).map((implied) => `${id} > ${implied}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['Excellent at work; we excel when we go far', []],
    ['Excel, Go, R, C, C++, C# and .NET', ['excel', 'go', 'r', 'c', 'c-plus-plus', 'c-sharp', 'dot-net']],
    ['R$ 40 mil sem custo', []],
    ['Node.js/React com K8s', ['node-js', 'react', 'kubernetes']],
    ['controle dos estoques e atendimento a clientes', ['inventory-management', 'customer-service']],
    ['wound dressings and blood draws', ['wound-care', 'phlebotomy']],
    ['solda TIG, NR-35 e CNH categoria B', ['tig-welding', 'nr-35', 'driver-s-license']],
    ['contas a pagar, fechamento mensal', ['accounts-payable', 'month-end-close']],
    ['sales and management', ['sales']],
    ['routine checks; guest check-in', ['check-in-and-check-out']],
    ['Reporting to our sales team; stock options', []],
    ['faz parte do time, cerca de 40 pessoas, C-level', []],
    [
      'CRB, IPAF and PASMA; manejo integrado de pragas',
      ['crb', 'ipaf', 'pasma', 'integrated-pest-management'],
    ],
    ['de forma clara; a empresa contrata', []],
    ['PERM filings, shipping features', ['filing']],
    ['Emitir notas fiscais, atender os clientes', ['invoicing', 'customer-service']],
    ['Set panels, take minutes', ['control-panels', 'minute-taking']],
    ['Prepare meals, manages the inventory', ['meal-preparation', 'inventory-management']],
    ['reporting, moving and handling, CNH EAR', ['reporting', 'manual-handling', 'cnh-ear']],
  ])('reads %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it('takes the longest name, and gives where it stands', () => {
    const text = 'Knows SQL Server Integration Services well';
    const [found] = findSkills(text);
    expect(found?.concept.id).toBe('ssis');
    expect(text.slice(found?.start, found?.end)).toBe('SQL Server Integration Services');
  });

  it('knows one thing by its names in both languages', () => {
    expect(idsIn('gestão de projetos')).toEqual(idsIn('project management'));
    const react = findConcept('react');
    expect(react && withImplied(react).map(({ id }) => id)).toEqual(['react', 'javascript']);
  });

  it('joins number and gender, and goes no further', () => {
    expect(stem('enfermeiras')).toBe(stem('enfermeiro'));
    expect(stem('operações')).toBe(stem('operação'));
    expect(stem('motors')).toBe(stem('motor'));
    expect(stem('marketing')).not.toBe(stem('market'));
    expect(isSameRoot(stem('programo'), stem('programação'))).toBe(true);
    expect(isSameRoot(stem('porta'), stem('portfólio'))).toBe(false);
  });
});
