import { expect, it } from 'vitest';
import { copyOf } from './copy.ts';
import { MAX_CHARACTERS } from './limits.ts';
import { sampleResume } from './sample.ts';

it('has the same content, no identity, and says in its own language that it is a copy', () => {
  const { id: _id, updatedAt: _updatedAt, ...content } = sampleResume('pt-BR');
  const stored = { ...content, id: 'r1', updatedAt: '2026-01-01T00:00:00Z', title: 'Banco' };
  expect(copyOf(stored)).toEqual({ ...content, title: 'Banco (cópia)' });
  expect(copyOf(sampleResume('en-US')).title).toBe("Maya's Resume (copy)");
});

it('fits, however long the title was', () => {
  const { title } = copyOf({ ...sampleResume('en-US'), title: 'x'.repeat(MAX_CHARACTERS.title) });
  expect(title).toHaveLength(MAX_CHARACTERS.title);
  expect(title).toMatch(/x \(copy\)$/);
});
