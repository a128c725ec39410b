import { TEMPLATES } from '@lauda/documents/browser';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { createTestSource } from '../../../testing/test-source.ts';
import { TemplateChoice } from './template-choice.tsx';

const withColor = (color: string): Resume => {
  const resume = emptyResume('en-US');
  return { ...resume, theme: { ...resume.theme, color } };
};

async function choose(resume: Resume, isPro: boolean) {
  const source = createTestSource(resume);
  const { user } = await renderScreen(<TemplateChoice source={source} isPro={isPro} />);
  await user.click(screen.getByRole('radio', { name: /^Modern/ }));
  return source.getResume();
}

it('a template that the plan lacks shows its lock, may be tried, and says what it costs', async () => {
  expect((await choose(withColor(''), false)).templateId).toBe('modern');
  expect(screen.getByRole('radio', { name: 'Modern Pro' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Simple' })).toBeDefined();
  expect(screen.getByText(/^Modern is a Pro template/)).toBeDefined();
});

it('who has Pro sees no lock', async () => {
  await choose(withColor(''), true);
  expect(screen.getByRole('radio', { name: 'Modern' })).toBeDefined();
  expect(screen.queryByText(/is a Pro template/)).toBeNull();
});

it('another template brings its own colours', async () => {
  const [, ofSimple] = TEMPLATES.simple.colors;
  expect((await choose(withColor(ofSimple), true)).theme.color).toBe('');
});

it('a colour of one’s own stays', async () => {
  expect((await choose(withColor('#123456'), true)).theme.color).toBe('#123456');
});
