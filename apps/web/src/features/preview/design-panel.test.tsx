import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DesignPanel } from './design-panel.tsx';
import { createTestSource } from '../../testing/test-source.ts';

async function open(resume: Resume) {
  const source = createTestSource(resume);
  const { user } = await renderScreen(<DesignPanel source={source} isPro />);
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  return { source, user, choose };
}

const sample = sampleResume('en-US');

it('what the template decides can be chosen, each by itself, and put back', async () => {
  const { source, user, choose } = await open(sample);
  const before = source.getResume();
  await choose('Margins', 'Wide');
  await choose('Dates', '03/2022');
  await choose('Section headings', 'Capitals');
  await choose('Name and contact', 'Centered');
  expect(source.getResume().theme).toMatchObject({
    margins: 'wide',
    dateFormat: 'numeric',
    headingStyle: 'caps',
    headerAlignment: 'center',
  });
  await choose('Margins', 'The template’s own');
  expect(source.getResume().theme.margins).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Restore the template’s settings' }));
  expect(JSON.stringify(source.getResume())).toBe(JSON.stringify(before));
});

it('the photo’s shape and size are asked for where there is one', async () => {
  await open({ ...emptyResume('en-US') });
  expect(screen.queryByRole('combobox', { name: 'Photo shape' })).toBeNull();
  const { personalInfo } = sample;
  const photo = 'data:image/png;base64,iVBORw0KGgo=';
  const { source, choose } = await open({ ...sample, personalInfo: { ...personalInfo, photo } });
  await choose('Photo shape', 'Square');
  await choose('Photo size', 'Large');
  expect(source.getResume().theme).toMatchObject({ photoShape: 'square', photoSize: 'large' });
});

it('in two columns each section is placed in one of them, and put back', async () => {
  const { source, user } = await open({ ...sample, templateId: 'simple' });
  const skills = within(screen.getByRole('group', { name: 'Skills' }));
  const isChecked = (name: string) => skills.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChecked('Side column')).toBe(true);
  await user.click(skills.getByRole('radio', { name: 'Main column' }));
  expect(isChecked('Main column')).toBe(true);
  expect(source.getResume().sectionPlace).toEqual({ skills: 'main' });
  await user.click(screen.getByRole('button', { name: 'Restore the template’s columns' }));
  expect(isChecked('Side column')).toBe(true);
});

it('one column offers no places', async () => {
  await open({ ...sample, templateId: 'classic' });
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull();
});
