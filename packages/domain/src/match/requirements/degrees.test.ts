import { describe, expect, it } from 'vitest';
import { itemsOf, judged } from '../testing/judged.ts';

const studied = (degree: string, field = '') => ({
  education: [{ id: 'school', school: 'City College', degree, field }],
});

describe('degrees', () => {
  it('tells level and fields apart, and asks for one of the fields', () => {
    const line = "Bachelor's degree in geography or public administration";
    expect(itemsOf(judged(line, studied('Associate of Arts', 'Public Administration')))).toEqual([
      "Bachelor's degree: missing",
      'geography: not-needed',
      'public administration: met',
    ]);
    expect(itemsOf(judged(line, studied('Bachelor of Arts', 'Music')))).toEqual([
      "Bachelor's degree: met",
      'geography: missing',
      'public administration: missing',
    ]);
  });

  it.each([
    ["Master's degree in nursing", 'Bachelor of Science', 'Nursing', 'partly'],
    ["Bachelor's or master's degree in nursing", 'Bachelor of Science', 'Nursing', 'met'],
    ['Degree in computing', 'Bachelor of Arts', 'Music', 'partly'],
    ['Degree in communication', 'Bachelor of Arts', 'Communication', 'met'],
    ['Formação em Engenharia Mecânica', 'Bacharelado', 'Engenharia Civil', 'partly'],
    ['Ensino fundamental', 'Ensino médio completo', '', 'met'],
    [
      'Associate degree in electronics, or an electrical apprenticeship',
      'Apprenticeship',
      'Electrical',
      'met',
    ],
  ])('%j of somebody with %s in %s is %s', (line, degree, field, status) => {
    expect(judged(line, studied(degree, field))?.status).toBe(status);
  });

  it('reads no degree in the name of a trade', () => {
    expect(itemsOf(judged('Master electrician license', studied('Bachelor of Arts', 'Music')))).not.toContain(
      'Master: met',
    );
    expect(judged('Master electrician license', studied('Bachelor of Arts', 'Music'))?.status).toBe(
      'missing',
    );
  });
});
