import { describe, expect, it } from 'vitest';
import { sectionKind } from './section-kinds.ts';

describe('headings', () => {
  it.each([
    ['Work Experience', 'experience'],
    ['Experiência Profissional', 'experience'],
    ['Volunteer Experience', 'other'],
    ['Language Skills', 'languages'],
    ['Habilidades e Competências', 'skills'],
    ['Qualifications & Education', 'education'],
    ['Career Summary', 'summary'],
    ['Resumo de Qualificações', 'summary'],
    ['Cursos e Certificações', 'certifications'],
    ['Formación Académica', 'education'],
    ['DADOS PESSOAIS', 'contact'],
    ['EXPERIENCIAPROFISSIONAL', 'experience'],
    ['Education Coordinator', null],
    ['Led the migration of our skills platform', null],
    ['Python', null],
    ['', null],
  ])('%s', (text, kind) => {
    expect(sectionKind(text)).toBe(kind);
  });
});
