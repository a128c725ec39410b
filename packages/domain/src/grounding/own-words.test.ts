import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { ground } from './ground.ts';

const claims = (original: string, text: string) => {
  const job = {
    id: 'job',
    position: 'Clerk',
    company: 'Holt',
    startDate: '2016-01',
    endDate: '2024-12',
    description: `• ${original}\n• Kept the files in order`,
  };
  const resume = normaliseResume({ experience: [job] }, { language: 'en-US' });
  return ground(text, { resume, itemId: 'job', original, today: '2026-11' }).map((claim) => claim.text);
};

describe('one sentence in other words', () => {
  it.each([
    ['Raised 25% of the funds', 'Raised a quarter of the funds'],
    ['Sold 1/3 of the stock', 'Sold a third of the stock'],
    ['Six months on the project', 'Half a year on the project'],
    ['18 months on the project', 'A year and a half on the project'],
    ['Hit 118% of quota in 2023', 'Exceeded quota by 18% in 2023'],
    ['Inventário a cada três meses', 'Inventário trimestral'],
    ['1º lugar no concurso interno', 'Primeiro lugar no concurso interno'],
    ['Reviso o código de dois colegas', 'Revisão do código de 2 colegas'],
    ['Fixed broken pumps', 'Repaired faulty pumps'],
  ])('%j may be %j', (original, text) => {
    expect(claims(original, text)).toEqual([]);
  });

  it.each([
    ['Raised 25% of the funds', 'Raised a third of the funds', 'third'],
    ['Hit 118% of quota in 2023', 'Exceeded quota by 28% in 2023', '28%'],
    ['Helped plan the annual fair', 'Planned the annual fair', 'Planned'],
    ['Ajudei a montar o estande', 'Montei o estande', 'Montei'],
    ['Attended supplier meetings', 'Negotiated with suppliers', 'Negotiated'],
  ])('%j may not be %j', (original, text, part) => {
    expect(claims(original, text).join('|')).toContain(part);
  });
});
