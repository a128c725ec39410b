import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DesignPanel } from './design-panel.tsx';
import { createTestSource } from '../../../testing/test-source.ts';

async function open(resume: Resume) {
  const source = createTestSource(resume);
  const { user } = await renderScreen(
    <DesignPanel source={source} isPro columnsReading={<p>Reads well</p>} />,
  );
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  return { source, user, choose };
}

const sample = sampleResume('en-US');

it('[TPL-04] what the template decides can be chosen, each by itself, and put back', async () => {
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

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('[TPL-02] a section is placed in a column by keys and in its menu, told of, and put back', async () => {
  const { source, user } = await open({ ...sample, templateId: 'simple' });
  const list = screen.getByRole('list', { name: 'Columns' });
  const before = namesIn(list);
  expect(before.indexOf('Skills')).toBeGreaterThan(before.indexOf('Side column'));
  const handle = () => screen.getByRole('button', { name: /^Reorder Skills/ });
  handle().focus();
  await user.keyboard('{ArrowUp}');
  expect(source.getResume().sectionPlace).toEqual({ skills: 'main' });
  expect(namesIn(list).indexOf('Skills')).toBe(namesIn(list).indexOf('Side column') - 1);
  expect(document.activeElement).toBe(handle());
  expect(screen.getByText(/^Skills: main column, position \d of \d$/)).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Work Experience: column' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move to side column' }));
  expect(source.getResume().sectionPlace).toEqual({ skills: 'main', experience: 'side' });
  expect(namesIn(list).at(-1)).toBe('Work Experience');

  await user.click(screen.getByRole('button', { name: 'Restore the template’s columns' }));
  expect(namesIn(list).slice(namesIn(list).indexOf('Side column')).toSorted()).toEqual(
    before.slice(before.indexOf('Side column')).toSorted(),
  );
});

it('[TPL-06] how software reads the columns is said once they are the person’s own', async () => {
  const { user } = await open({ ...sample, templateId: 'simple' });
  expect(screen.queryByText('Reads well')).toBeNull();
  screen.getByRole('button', { name: /^Reorder Skills/ }).focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Reads well')).toBeDefined();
});

it('one column offers no places', async () => {
  await open({ ...sample, templateId: 'classic' });
  expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull();
});
