import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { adSkills } from './ad/ad-skills.ts';
import { matchResume } from './match-resume.ts';
import { readAd } from './ad/read-ad.ts';

const EMPTY = normaliseResume({}, { language: 'en-US' });
const linesOf = (ad: string) => readAd(ad).lines.map(({ kind, text }) => `${kind}: ${text}`);
const skillsIn = (ad: string) =>
  readAd(ad).lines.flatMap((line) => adSkills(line).map(({ concept }) => concept.id));

describe('headings that stand in their line', () => {
  it('reads them behind a number', () => {
    expect(
      linesOf(
        'Ranger\n\n1. Statement of purpose. The ranger shall patrol trails.\n\n2. Essential functions. Clear paths; mend gates.\n\n3. Application procedure. Submit the form to the office.',
      ),
    ).toEqual(['duty: The ranger shall patrol trails.', 'duty: Clear paths;', 'duty: mend gates.']);
  });

  it('reads them in bold and before a dash', () => {
    expect(linesOf('Baker\n\n**Must have:** rye, spelt\n**Nice to have:** Excel')).toEqual([
      'must: rye, spelt',
      'nice: Excel',
    ]);
    expect(linesOf('Padeiro\n\nRequisitos - forno a lenha, Excel\nBenefícios - café da manhã')).toEqual([
      'must: forno a lenha, Excel',
    ]);
  });

  it('takes the name of a skill in a list for no heading', () => {
    expect(
      skillsIn('Cook\n\nYou need:\n- Food safety basics: you label what you store\n- Grilling'),
    ).toContain('food-safety');
  });

  it('takes a list behind words of its own for what is welcome, once it was said what is needed', () => {
    expect(linesOf('Baker\n\nRequirements:\n- Rye\n\nSweet as honey: Excel, spelt, sugar flowers.')).toEqual([
      'must: Rye',
      'nice: Excel, spelt, sugar flowers.',
    ]);
  });

  it('reads an enumeration under a heading of unknown words as what is needed, then as what is welcome', () => {
    const needed = 'Três anos no mar, nós de escota, cartas náuticas, boa voz e luvas para o frio.';
    const welcome = 'Latim, violão de bordo, receitas de peixe, cabo de aço, corda e um gato para o convés.';
    expect(
      linesOf(`Marujo\n\nO que pesa na âncora\n${needed}\n\nO que nos faria sorrir\n${welcome}`),
    ).toEqual([`must: ${needed}`, `nice: ${welcome}`]);
  });

  it('reads capitals behind a number above deeper numbers as a heading', () => {
    expect(
      linesOf(
        'EDITAL\n\n1. DOS REQUISITOS\n1.1 Registro no CRB.\n\n2. DA CONTAGEM DE TÍTULOS\n2.1 Curso de Libras.',
      ),
    ).toEqual(['must: Registro no CRB.', 'nice: Curso de Libras.']);
  });
});

describe('lines between empty ones', () => {
  it('reads a heading with an empty line below it, whatever its words are above a list', () => {
    expect(
      linesOf(
        'Sailor\n\nResponsibilities\n\n- Mend sails\n\nRequirements\n\n- Knots\n\nFair winds\n\n- Lute',
      ),
    ).toEqual(['duty: Mend sails', 'must: Knots', 'nice: Lute']);
  });

  it('reads lists without marks whose every line stands alone', () => {
    const ad = `Marujo\n\nRequisitos\n\nNós de escota\n\nExperiência com velas\n\nDois anos na função\n\nSua rotina\n\nCuidar da rotina de bordo\n\nBenefícios\n\nRum à vontade`;
    expect(linesOf(ad)).toEqual([
      'must: Nós de escota',
      'must: Experiência com velas',
      'must: Dois anos na função',
      'duty: Cuidar da rotina de bordo',
    ]);
  });
});

describe('paragraphs', () => {
  it('takes "about" inside a sentence for no heading about the firm', () => {
    expect(linesOf('Rigger\n\nYou will carry about forty sails to the mast.')).toHaveLength(1);
  });

  it('reads what somebody is sought for, up to whom', () => {
    expect(skillsIn('Guide\n\nThe harbour is seeking a guide to lead gull walks, mend nets.')).toEqual([
      'phrase:lead-gull-walks',
      'phrase:mend-nets',
    ]);
  });

  it('counts names that are known in a sentence after one that asks', () => {
    expect(
      skillsIn(
        'Clerk\n\nWe sell boats. You must have used Excel for years. Photoshop is where our brochures are made. Our boats float.',
      ),
    ).toEqual(['excel', 'adobe-photoshop']);
  });

  it('reads what somebody will do or should have, told without headings', () => {
    expect(linesOf('Designer\n\nTambém vai orientar estagiários.\n\nHTML e CSS somam pontos.')).toEqual([
      'duty: Também vai orientar estagiários.',
      'nice: HTML e CSS somam pontos.',
    ]);
    expect(linesOf('Clerk\n\nPatience with forms matters as much as speed.')).toEqual([
      'must: Patience with forms matters as much as speed.',
    ]);
  });

  it('counts known names in sentences without a cue, and as welcome once it is said what is needed', () => {
    const duties =
      'Rigger\n\nWe sail Photoshop regattas.\n\nYou will mend sails.\n\nExcel and knots come easily to her.';
    const known = (ad: string) =>
      readAd(ad).lines.flatMap((line) => adSkills(line).map(({ concept }) => `${line.kind} ${concept.id}`));
    expect(known(duties)).toEqual(['duty phrase:mend-sails', 'must excel']);
    expect(known(`${duties}\n\nRequirements:\n- SQL`)).toEqual([
      'duty phrase:mend-sails',
      'nice excel',
      'must sql',
    ]);
  });

  it('reads a long sentence that leads to a list, and headings in the words of speech', () => {
    expect(
      linesOf('Sailor\n\nWe would like to hear from you if you can show us that you have:\n- Knots\n- Sails'),
    ).toEqual(['must: Knots', 'must: Sails']);
    expect(
      linesOf(
        'Marujo\n\nSobre a oportunidade\nLavar conveses.\n\nPara se dar bem você vai precisar de:\n- Nós\n\nGanha pontos quem tem:\n- Gaita\n\nQuem a gente procura\nGente com luvas.',
      ),
    ).toEqual(['duty: Lavar conveses.', 'must: Nós', 'nice: Gaita', 'must: Gente com luvas.']);
    expect(
      linesOf(
        'Marujo\n\nPrecisa saber nós.\n\nQuem toca gaita sai na frente.\n\nThings that set you apart:\n- Lute',
      ),
    ).toEqual(['must: Precisa saber nós.', 'nice: Quem toca gaita sai na frente.', 'nice: Lute']);
  });

  it('knows more ways to say whom one looks for', () => {
    expect(
      linesOf('Deckhand\n\nWe’re after someone with salty hands.\n\nConhecer nós ajuda bastante.'),
    ).toEqual(['must: We’re after someone with salty hands.', 'nice: Conhecer nós ajuda bastante.']);
    expect(linesOf('Deckhand\n\nNever mind. We’d also love to see: knots.')).toEqual([
      'nice: We’d also love to see: knots.',
    ]);
    expect(
      linesOf(
        'Marujo\n\nSe você também mexe com velas, avise.\n\nÉ bom conhecer nós.\n\nTambém dará apoio ao convés.',
      ),
    ).toEqual([
      'nice: Se você também mexe com velas, avise.',
      'nice: É bom conhecer nós.',
      'duty: Também dará apoio ao convés.',
    ]);
    expect(linesOf('Marujo\n\nVocê se encaixa se já trabalhou com velas.')).toHaveLength(1);
  });

  it('reads all of a list that stands under no heading', () => {
    expect(linesOf('PEDREIRO\n\n• Fazer reboco\n• Contrapiso\n• NR-18\n\nAlmoço no local.')).toEqual([
      'must: Fazer reboco',
      'must: Contrapiso',
      'must: NR-18',
    ]);
  });

  it('takes an hour of work for no pay, and a title before "wanted"', () => {
    const ad = `Deckhand wanted!! ${'Busy harbour. '.repeat(8)}You should know how to tie 40 knots an hour. $21 an hour plus Excel lessons.`;
    expect(linesOf(ad)).toEqual(['must: You should know how to tie 40 knots an hour.']);
    expect(readAd(ad).title).toBe('Deckhand');
  });

  it('reads a summary as duties, and whom they prefer as welcome', () => {
    expect(
      linesOf(
        'Bosun\n\nSUMMARY: Oversees deckhands.\n\nJob Purpose:\nSplice ropes\n\nQuem souber fazer nós tem preferência.',
      ),
    ).toEqual([
      'duty: Oversees deckhands.',
      'duty: Splice ropes',
      'nice: Quem souber fazer nós tem preferência.',
    ]);
  });

  it('leaves out how large the firm is, under any heading', () => {
    expect(
      linesOf(
        'Baker\n\nJob description\nOld Mill has 4 factories and 300 employees. Shape loaves for 300 customers.',
      ),
    ).toEqual(['duty: Shape loaves for 300 customers.']);
  });

  it('asks for the labour code when it is named as law', () => {
    expect(linesOf('RH\n\nRequisitos\n- Legislação trabalhista (CLT)\n- Contrato CLT')).toEqual([
      'must: Legislação trabalhista (CLT)',
    ]);
  });
});

describe('words that are no skill', () => {
  const phrasesOf = (text: string, kind: 'must' | 'duty') =>
    adSkills({ start: 0, text, kind, asksFrom: 0 }).map(({ concept }) => concept.id);

  it.each([
    ['Usual assignment is 1:2', 'duty'],
    ['Fold sails (we love it, gulls too)', 'must', 'phrase:fold-sails'],
    ['Registro de 6 (seis) meses', 'must'],
    ['Velas içadas antes de zarpar, antes de zarpar', 'must', 'phrase:velas-icadas'],
    ['Queremos velejadores, essa regata', 'must'],
    ['Vem navegar #genteveleira', 'duty'],
    ['Fazer a amarra de quem zarpou', 'duty', 'phrase:amarra'],
    ['Log tides in Excel before the pilot sits down', 'duty', 'phrase:log-tides', 'excel'],
    ['Log every tide in TideSOS', 'duty', 'phrase:log-every-tide', 'phrase:tidesos'],
    ['At least a year of keelhauling', 'must', 'phrase:keelhauling'],
    ['We expect splicing, at least three knots', 'must', 'phrase:splicing', 'phrase:three-knots'],
    ['Scrub decks twice, and to timetable', 'duty', 'phrase:scrub-decks'],
    ['Holds a current helm ticket', 'must', 'phrase:helm-ticket'],
    ['The skipper shall trim sails', 'duty', 'phrase:trim-sails'],
    ['Também vai içar velas #GenteVeleira', 'duty', 'phrase:icar-velas'],
    ['Daily gulls, turn ballast, control ballast', 'duty', 'phrase:control-ballast'],
    ['Gull ticket | Luffing jib', 'must', 'phrase:gull-ticket', 'phrase:luffing-jib'],
    ['Rigging, whatever floats', 'must', 'crane-operation'],
  ] as const)('are left out of %j', (text, kind, ...ids) => {
    expect(phrasesOf(text, kind)).toEqual(ids);
  });

  it('stand in what is said about a line of a list', () => {
    expect(skillsIn('Cook\n\nYou need:\n- Grilling. You fillet in the yard\n- Excel')).toEqual([
      'grilling',
      'excel',
    ]);
  });

  it('stand in a title, unless the ad asks for them again', () => {
    const titleOf = (ad: string) => matchResume(EMPTY, ad).requirements[0]?.skills.map(({ id }) => id);
    expect(titleOf('Excel Trainer\n\nRequirements\n- Patience')).toEqual([]);
    expect(titleOf('Excel Trainer\n\nRequirements\n- Excel')).toEqual(['excel']);
  });
});

describe('words of pay inside a list of work', () => {
  it.each(['Calcular férias e 13º salário', 'Conhecimento do currículo Montessori'])('reads %j', (line) => {
    expect(
      readAd(`Analista\n\nAtividades\n- ${line}\n- Atender clientes`).lines.map(({ text }) => text),
    ).toContain(line);
  });

  it('still leaves out how to apply', () => {
    expect(
      readAd('Analista\n\nRequisitos\n- Excel\n- Envie seu currículo').lines.map(({ text }) => text),
    ).toEqual(['Excel']);
  });
});
