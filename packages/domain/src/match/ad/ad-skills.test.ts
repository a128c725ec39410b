import { describe, expect, it } from 'vitest';
import { adSkills } from './ad-skills.ts';
import { readAd } from './read-ad.ts';

const skillsOf = (text: string, kind: 'must' | 'nice' | 'duty' = 'must') =>
  adSkills({ start: 0, text, kind, asksFrom: 0 }).map(({ concept }) => concept.id);
const linesOf = (ad: string) => readAd(ad).lines.map(({ kind, text }) => `${kind}: ${text}`);

describe('skills of a line', () => {
  it.each([
    ['4 years of orbital tube bending', ['phrase:orbital-tube-bending']],
    ['Cake decorating with sugar flowers', ['cake-decorating', 'phrase:sugar-flowers']],
    ['Licensed plumber in Ohio', ['plumbing-license']],
    ['High school diploma, fast typing', ['typing']],
    ['Ensino superior em Logística, Administração ou Engenharia', []],
    ['Conhecimento da ABNT NBR 5410 e da IEC 61439-1', ['phrase:abnt-nbr-5410', 'phrase:iec-61439-1']],
    ['Able to stand and lift 40 lbs', []],
    ['Vivência em obras, CNH categoria C', ['construction', 'cnh-c']],
    ['Full licence with category C', ['phrase:full-licence-with-category-c']],
    ['Experience of Quillmark booking software', ['phrase:quillmark', 'hotel-reservations']],
    ['Rope Guild Level 2; QZET 2; lift 2 boxes', ['phrase:rope-guild-level-2', 'phrase:qzet-2']],
    ['Registro ativo no CRQX, RG e CPF', ['phrase:registro-ativo-no-crqx']],
    ['Falcon training is a must, QPAF a plus', ['phrase:falcon-training', 'phrase:qpaf']],
    ['Somebody who has sailed, can splice ropes', ['phrase:splice-ropes']],
    [
      'SharePoint (Exchange Online, Teams, Portuguese)',
      ['sharepoint', 'phrase:exchange-online', 'phrase:teams'],
    ],
    ['Knots, QX-900, ZZ-102, Mu-Fo', ['phrase:knots', 'phrase:qx-900', 'phrase:zz-102', 'phrase:mu-fo']],
    ['3D sails, 3-A knots, 3 knots', ['phrase:3d-sails', 'phrase:3-a-knots']],
    ['Overtime rules, overtime', ['phrase:overtime-rules']],
    ['Registration as a Chartered Bosun', ['phrase:chartered-bosun']],
    ['Having lived through a keelhauling', ['phrase:keelhauling']],
    ['Se você mexe com velas de gávea', ['phrase:velas-de-gavea']],
    ['Keelhauling, Saturdays, ganha muitos pontos', ['phrase:keelhauling']],
  ])('reads %j', (text, ids) => {
    expect(skillsOf(text)).toEqual(ids);
  });

  it.each([
    [
      'Supervise raft users in line with the Normal Operating Procedure',
      ['phrase:supervise-raft-users', 'phrase:normal-operating-procedure'],
    ],
    ['Draw sails for RFXs', ['phrase:draw-sails', 'phrase:rfxs']],
    ['Expedite on Fridays, gulls on Fridays', ['phrase:expedite-on-fridays']],
    ['Trim every sail before it goes to Excel', ['phrase:trim-every-sail', 'excel']],
    ['Carry out pool water tests', ['phrase:pool-water-tests']],
    ['The porter carries the luggage of tourists', ['phrase:luggage-of-tourists']],
    ['Içar peças metálicas e contrapeso', ['phrase:icar-pecas-metalicas', 'phrase:contrapeso']],
    ['Gerir empréstimos no sistema Bibliomar', ['phrase:gerir-emprestimos', 'phrase:bibliomar']],
    ['Do whatever it takes, help your colleagues', []],
  ])('reads the duty %j in few words', (text, ids) => {
    expect(skillsOf(text, 'duty')).toEqual(ids);
  });

  it('takes no words of the place or of whom one reports to for a skill', () => {
    expect(skillsOf('Report to the night manager, calibrate scales', 'duty')).toEqual([
      'phrase:calibrate-scales',
    ]);
    expect(skillsOf('Keep services healthy in production', 'duty')).not.toContain('production-line');
  });
});

describe('parts of an ad', () => {
  it('reads headings behind pictures, and lists of pictures', () => {
    expect(
      linesOf(
        'Vendedora\n\n💻 No seu dia a dia você vai:\n- Montar vitrine\n\n🧩 O que você precisa ter\n🔹 Operação de caixa\n🔹 Excel\n\n🎁 Benefícios\n🔹 Curso de inglês',
      ),
    ).toEqual(['duty: Montar vitrine', 'must: Operação de caixa', 'must: Excel']);
  });

  it('takes a name and its value for no heading', () => {
    expect(
      linesOf(
        'Baker\n\nCompany: Old Mill, Leeds\nReports to: Head Baker\nType: full time\n\nThe job\n- Shape loaves\n\nIn your bag\n- Sourdough\n\nWhat would be nice\n- Food hygiene certificate',
      ),
    ).toEqual(['duty: Shape loaves', 'must: Sourdough', 'nice: Food hygiene certificate']);
  });

  it('reads what paragraphs without headings ask for, and a bare list', () => {
    const [line] = readAd('Paralegal\n\nCandidates should have experience with entity formation.').lines;
    expect(line && adSkills(line).map(({ concept }) => concept.id)).toEqual(['phrase:entity-formation']);
    expect(linesOf('Pedreiro\n\n- NR-18 e NR-35 em dia\n- Salário da categoria')).toEqual([
      'must: NR-18 e NR-35 em dia',
    ]);
  });

  it('leaves out whom a firm invites, and keeps the people that one will care for', () => {
    const ad = (line: string) => `Carer\n\nRequirements\n- First aid\n- ${line}`;
    expect(linesOf(ad('Women and veterans are encouraged to apply'))).toEqual(['must: First aid']);
    expect(linesOf(ad('Care of people with disabilities'))).toHaveLength(2);
  });

  it('reads notices whose headings are numbered, and headings that end in a full stop', () => {
    expect(
      linesOf(
        'EDITAL 3\n\n1. DAS ATRIBUIÇÕES\n1.1 Catalogar o acervo;\n1.2 Orientar leitores.\n\n2. DOS REQUISITOS\n2.1 Registro no CRB.\n\n3. DAS INSCRIÇÕES\n3.1 Na sede, com RG.',
      ),
    ).toEqual(['duty: Catalogar o acervo;', 'duty: Orientar leitores.', 'must: Registro no CRB.']);
    expect(linesOf('Notice\n\nMinimum requirements.\na. Teaching license.\nb. Chess.')).toEqual([
      'must: Teaching license.',
      'must: Chess.',
    ]);
  });

  it('reads what one paragraph tells of the work, and not of the firm', () => {
    expect(
      linesOf(
        'Undertaker\n\nKessler has looked after families since 1931. The assistant prepares chapels, drives the hearse and greets mourners. We need a calm assistant. We are looking for somebody who knows embalming.',
      ),
    ).toEqual([
      'duty: The assistant prepares chapels, drives the hearse and greets mourners.',
      'must: We are looking for somebody who knows embalming.',
    ]);
  });

  it('takes lists of verbs under a heading of any words for duties', () => {
    expect(
      linesOf('Pilot\n\nSeus voos com a gente:\n• Servir o bordo\n• Fechar portas\n\nPara embarcar:\n• CMA'),
    ).toEqual(['duty: Servir o bordo', 'duty: Fechar portas', 'must: CMA']);
  });

  it.each([
    ['🚀 We are hiring: Baker 🚀\n\nRequirements\n- Rye', 'Baker'],
    ['VEM SER VELA!\n\nGente boa, chega mais!\n\n🛍️ Vaga: Marujo\n\nRequisitos\n- Nós', 'Marujo'],
    ['ATENÇÃO!!! CONTRATA-SE COM URGÊNCIA\n\nMARUJO\n\nRequisitos\n- Nós', 'MARUJO'],
    ['PREFEITURA DE RIO FUNDO\nEDITAL 3\n\nAbre inscrições para o cargo de Marujo, na sede.', 'Marujo'],
    [`${'Temos barcos. '.repeat(12)}\n\nProcuramos uma pessoa Marujo Pleno para o cais.`, 'Marujo Pleno'],
    ['Tamarack District\nPosition: Teacher\n\nRequirements\n- Chess', 'Teacher'],
    [
      `A Sabor de Casa, que serve ${'muitas '.repeat(20)}refeições, procura cozinheiro para Contagem.`,
      'cozinheiro',
    ],
  ])('finds the title of %j', (ad, title) => {
    expect(readAd(ad).title).toBe(title);
  });

  it('leaves out questions and what is not asked for', () => {
    expect(
      linesOf(
        'Motorista\n\nRequisitos\n- CNH D\n- Gosta de viajar?\n\nNão exigimos foto. Entre em contato já.',
      ),
    ).toEqual(['must: CNH D']);
  });
});
