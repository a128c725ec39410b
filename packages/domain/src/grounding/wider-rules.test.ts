import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { ground } from './ground.ts';

const LINES = {
  night: 'Watched the lobby alone from 11 pm to 7 am, 6 floors',
  score: 'Guest score went from 8.1 to 8.7; cost per stay from $3.05 to $2.78',
  refunds: 'Decide on refunds at the counter and keep the till',
  council: 'Sat on the R&S council with PharmD students of the pharmacy school every other Friday',
  rota: 'Schedule deliveries and file slips for approval by the owner',
  stock: 'Check stock at the end of the day with three suppliers',
  routes: 'Drove routes in Ohio, Iowa, Maine and Utah',
  records: 'Passed on repair requests by phone to the directorate',
  tutoring: 'Tutored a group of pupils in algebra',
  complaints: '3 complaints in 2 years',
  loads: 'Track loads and tell sales when a truck is late',
  cargas: 'Cargas que levavam 5h passaram a 1h20',
  agravos: 'Notificação de agravos e contato com a vigilância',
  paradas: 'Atendi paradas de máquina no turno da noite e registrei no SAP',
  carteira: 'Carteira de 180 reclamações, da contestação ao recurso',
  latency: 'Cut the wait from 900 ms to 210 ms',
} as const;

const resume = normaliseResume(
  {
    personalInfo: { firstName: 'Ivo', lastName: 'Lund' },
    experience: [
      {
        id: 'job',
        company: 'Harbour Rooms',
        position: 'Logistics Coordinator',
        startDate: '2018-01',
        endDate: '2022-01',
        description: Object.values(LINES)
          .map((line) => `• ${line}`)
          .join('\n'),
      },
    ],
    education: [{ id: 'school', school: 'Calder College', degree: 'doctorate', field: 'Pharmacy' }],
    certifications: [{ id: 'paper', name: 'Permit for QXR', issuer: 'City', date: '2019' }],
  },
  { language: 'en-US' },
);

const claims = (line: keyof typeof LINES, text: string) =>
  ground(text, { resume, itemId: 'job', original: LINES[line] }).map((claim) => claim.text);

describe('the same, told otherwise', () => {
  it.each([
    ['an hour of the day', 'night', 'Alone in the lobby 23:00–07:00, half a dozen floors'],
    ['a difference beside one of its ends', 'score', 'Guest score up by 0.6, to 8.7'],
    ['a difference in a smaller coin', 'score', 'Cost per stay fell 27 cents, from $3.05 to $2.78'],
    ['who decides has authority', 'refunds', 'Keep the till, with authority to give refunds at the counter'],
    ['letters joined by a sign', 'council', 'Sat on the Risk and Safety Council every two weeks'],
    ['a degree is no doctor', 'council', 'Sat on the R&S council with Doctor of Pharmacy students'],
    ['once a day by what it is done at', 'stock', 'Checked stock daily with three suppliers'],
    ['a call is by phone', 'records', 'Passed repair requests from phone calls on to the directorate'],
    ['people of an office', 'records', 'Passed on repair requests by phone to the directors'],
    ['who tutors is a tutor', 'tutoring', 'Tutor of a group of pupils, in algebra'],
    ['hours and minutes', 'cargas', 'Cargas foram de 300 para 80 minutos'],
    ['things that are called like people', 'carteira', 'Responsável por 180 reclamações trabalhistas'],
    ['more than so many times', 'latency', 'Made the wait over four times shorter (900 ms to 210 ms)'],
    ['an act that a noun told', 'agravos', 'Fazia a notificação de agravos e o contato com a vigilância'],
  ] as const)('%s', (_, line, text) => {
    expect(claims(line, text)).toEqual([]);
  });
});

it('counts the names of a list', () => {
  const original = 'Sent trucks to Ohio, Iowa and Maine';
  const job = { id: 'job', company: 'Harbour Rooms', position: 'Clerk', description: original };
  const alone = normaliseResume({ experience: [job] }, { language: 'en-US' });
  const said = (text: string) => ground(text, { resume: alone, itemId: 'job', original });
  expect(said('Trucks sent to 3: Ohio, Iowa and Maine')).toEqual([]);
  expect(said('Trucks sent to 5: Ohio, Iowa and Maine')).not.toEqual([]);
});

describe('more than was told', () => {
  it.each([
    [
      'a time that is a half more',
      'stock',
      'Check stock with three suppliers, a day and a half sooner',
      'half',
    ],
    ['half, of figures in other sentences', 'rota', 'Schedule deliveries in half the time', 'half'],
    ['a count of other things', 'rota', 'Schedule deliveries for three hotels and file slips', 'three'],
    ['none of what there was', 'complaints', 'No complaints in 2 years', 'No complaints'],
    ['having the say', 'rota', 'Schedule and approve deliveries and file slips for the owner', 'approve'],
    [
      'one more deed',
      'records',
      'Relayed repair requests by phone to the directorate and closed accounts',
      'closed',
    ],
    ['an outcome', 'tutoring', 'Tutored a group of pupils in algebra that raised marks', 'raised'],
    [
      'a title behind its word',
      'night',
      'Watched the lobby as clerk in charge from 11 pm to 7 am, 6 floors',
      'in charge',
    ],
    ['people of a coordinator', 'loads', 'Manage a team of clerks and track loads', 'Manage a team'],
    ['what another entry says', 'routes', 'Drove routes with QXR in Ohio, Iowa, Maine and Utah', 'QXR'],
    ['a disease', 'records', 'Passed on repair and COVID-19 requests by phone to the directorate', 'COVID'],
    [
      'who helped has done it',
      'refunds',
      'Introduced refunds, decide on refunds at the counter and keep the till',
      'Introduced',
    ],
  ] as const)('%s', (_, line, text, part) => {
    const found = claims(line, text).join('|');
    expect(found).toMatch(new RegExp(part.split(' ').join('|'), 'u'));
  });
});

it("marks an outcome beside the Portuguese 'no'", () => {
  expect(
    claims(
      'paradas',
      'Atendi paradas de máquina no turno da noite e registrei no SAP, reduzindo o tempo parado',
    ),
  ).toContain('reduzindo');
});

it('takes no entry in a program for a licence', () => {
  const original = LINES.paradas;
  const electrician = normaliseResume(
    { experience: [{ id: 'job', company: 'Sul', position: 'Eletricista', description: `• ${original}` }] },
    { language: 'pt-BR' },
  );
  const textsOf = (text: string) =>
    ground(text, { resume: electrician, itemId: 'job', original }).map((claim) => claim.text);
  expect(textsOf('Atendimento a paradas de máquina à noite, com registro no SAP')).toEqual([]);
  expect(textsOf('Atendimento a paradas de máquina à noite, com registro no CREA')).toEqual([
    'registro no CREA',
  ]);
});
