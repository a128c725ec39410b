import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../../resume/schema.ts';
import { ground } from '../ground.ts';
import { readingOf } from './reading.ts';
import { verifyFacts } from './verify.ts';

const ORIGINAL = 'Planned deliveries for 12 warehouses and cut waiting from 50 to 40 minutes';
const resume = normaliseResume(
  {
    experience: [
      {
        id: 'job-1',
        company: 'Harbor Freight',
        position: 'Planner',
        startDate: '2020-02',
        current: true,
        description: `${ORIGINAL}. Wrote down what visitors said.`,
      },
      { id: 'job-2', company: 'Corner Market', position: 'Clerk', description: 'Counted stock for 47 shops' },
    ],
  },
  { language: 'en-US' },
);
const source = { resume, itemId: 'job-1', original: ORIGINAL, today: '2026-11' };

type Listed = [fact: string, quote: string, kind?: string];
const marked = (text: string, facts: readonly Listed[]) =>
  verifyFacts(
    { text, source, claims: ground(text, source) },
    facts.map(([fact, quote, kind = 'other']) => ({ fact, quote, kind })),
  ).map((claim) => claim.text);

describe('the second reader', () => {
  it('adds nothing where each fact has a quote that carries it', () => {
    const text = 'Planned deliveries for 12 warehouses';
    expect(marked(text, [['deliveries for 12 warehouses', 'Planned deliveries for 12 warehouses']])).toEqual(
      [],
    );
    expect(marked(text, [['12 warehouses', 'planned DELIVERIES … 12 warehouses,']])).toEqual([]);
  });

  it('marks a fact without a quote, and one whose quote the person never said', () => {
    const text = 'Planned deliveries for 12 warehouses and interpreted what visitors said';
    const rules = ground(text, source);
    const fact = 'interpreted what visitors said';
    expect(marked(text, [[fact, 'Wrote down what visitors said']])).toEqual(rules.map((one) => one.text));
    for (const quote of ['', '…', 'interpreted what visitors said', 'Interpreted for visitors'])
      expect(marked(text, [[fact, quote]]).join(' ')).toContain('interpreted');
  });

  it('marks a figure that its quote does not carry, though the quote stands there', () => {
    expect(
      marked('Planned deliveries for 12 warehouses', [['12 warehouses', 'Wrote down what visitors said']]),
    ).toEqual(['12']);
  });

  it('reads the person’s own spelling at a quote, not the reader’s', () => {
    const text = 'Raised deliveries by 12%';
    expect(marked(text, [['12%', 'deliveries for 12% warehouses']]).join(' ')).toContain('12%');
  });

  it('lets a quote carry what follows from its figures', () => {
    const text = 'Planned deliveries for 12 warehouses and cut waiting by 20%';
    const quote = 'cut waiting from 50 to 40 minutes';
    expect(ground(text, source)).toEqual([]);
    expect(marked(text, [['cut waiting by 20%', quote]])).toEqual([]);
    expect(marked(text, [['cut waiting by 20%', 'Planned deliveries for 12 warehouses']])).toEqual(['20%']);
  });

  it('marks what is left out, unless the person’s own text has it in these letters', () => {
    const text = 'Planned deliveries for 12 warehouses and cut waiting by 20%';
    expect(marked(text, [])).toEqual(['20%']);
    expect(marked('Planned deliveries for 12 warehouses since 2020 at Harbor Freight', [])).toEqual(
      ground('Planned deliveries for 12 warehouses since 2020 at Harbor Freight', source).map(
        (one) => one.text,
      ),
    );
  });

  it('takes no capital for a name that everybody writes', () => {
    expect(marked('I planned deliveries, and I would do it again.', [])).toEqual([]);
  });

  it('lets a small word stand between two names of the person’s own', () => {
    const text = 'I am writing about the position of Planner at Harbor Freight.';
    expect(marked(text, [])).toEqual([]);
    expect(marked('I am writing about the position of Director at Harbor Freight.', []).join(' ')).toContain(
      'Director',
    );
  });

  it('counts years from the dates itself, whatever the reader says of them', () => {
    const text = 'Planned deliveries for 6 years';
    for (const facts of [[], [['6', '']], [['6 years', '']]] as Listed[][])
      expect(marked(text, facts)).toEqual([]);
    expect(marked('Planned deliveries for 9 years', []).join(' ')).toContain('9');
    // More than a duration: the dates do not say that it was deliveries all along.
    expect(marked(text, [['deliveries for 6 years', '']]).join(' ')).toContain('deliveries');
  });

  it('takes no quote from another entry', () => {
    expect(
      marked('Counted stock for 47 shops', [['stock for 47 shops', 'Counted stock for 47 shops']]).join(' '),
    ).toContain('47');
  });

  it('never takes a mark of the rules away, whatever it lists', () => {
    const text = 'Planned deliveries for 900 warehouses with Kubernetes';
    const claims = ground(text, source);
    expect(claims.length).toBeGreaterThan(0);
    const lies: Listed[] = [
      ['900 warehouses', '12 warehouses'],
      ['Kubernetes', 'Planned deliveries for 12 warehouses'],
      [text, ORIGINAL],
      ['not in the text', ORIGINAL],
    ];
    for (const facts of [lies, [], lies.toReversed()])
      expect(
        verifyFacts(
          { text, source, claims },
          facts.map(([fact, quote]) => ({ fact, quote, kind: 'number' })),
        ),
      ).toEqual(expect.arrayContaining(claims));
  });

  it('keeps claims apart and in order', () => {
    const text = 'Planned 900 deliveries in Kubernetes and interpreted what visitors said';
    const facts = [text, '900 deliveries', 'interpreted', 'Kubernetes and interpreted'].map((fact) => ({
      fact,
      quote: '',
      kind: 'award',
    }));
    const claims = verifyFacts({ text, source, claims: ground(text, source) }, facts);
    for (const [index, { start, end, text: piece }] of claims.entries()) {
      expect(text.slice(start, end)).toBe(piece);
      expect(start).toBeGreaterThanOrEqual(claims[index - 1]?.end ?? 0);
    }
  });
});

describe('what a second reader is given', () => {
  it('has each source once, with its dates, and nothing of other entries', () => {
    const { questions, texts, sources } = readingOf([
      { text: 'One.', source },
      { text: '  ', source },
      { text: 'Two.', source },
    ]);
    expect(questions).toEqual([0, 2]);
    expect(texts).toBe('text 1 (source A):\nOne.\n\ntext 2 (source A):\nTwo.');
    expect(sources).toContain('2020-02 – now');
    expect(sources).not.toContain('source B');
    expect(sources).not.toContain('47 shops');
  });

  it('is bounded: what does not fit is left to the rules', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ text: `Text ${index}`, source }));
    expect(readingOf(many).questions).toHaveLength(24);
    expect(
      readingOf([
        { text: 'x'.repeat(20_000), source },
        { text: 'Two.', source },
      ]).questions,
    ).toEqual([1]);
  });
});
