import { sampleResume } from '@lauda/domain/resume/sample';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TemplateGallery } from './template-gallery.tsx';

async function open() {
  const chosen: TemplateId[] = [];
  const { user } = await renderScreen(
    <TemplateGallery
      resume={sampleResume('en-US')}
      isOwn
      isPro
      isSelling={false}
      isBusy={false}
      onChoose={(id) => chosen.push(id)}
    />,
  );
  const filter = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  const names = () => screen.getAllByRole('button', { name: /^Use / }).map((button) => button.textContent);
  return { user, filter, names, chosen };
}

it('[TPL-07] shows every template, and fewer by columns, photo, length and style', async () => {
  const { filter, names, user } = await open();
  expect(names()).toHaveLength(TEMPLATE_IDS.length);
  await filter('Columns', 'Two columns');
  await filter('Photo', 'Large photo');
  expect(names()).toEqual(['Simple', 'Swiss', 'Portrait']);
  expect(screen.getByText('3 templates')).toBeDefined();
  await filter('Length', 'Long career on few pages');
  expect(screen.getByText('No template has all of this.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show all templates' }));
  expect(names()).toHaveLength(TEMPLATE_IDS.length);
  await filter('Style', 'Traditional');
  expect(names()).toEqual(['Classic', 'Executive', 'Scholar', 'Plain']);
});

it('[TPL-07] a template is looked at in full size, the next one by key or button, and used', async () => {
  const { filter, user, chosen } = await open();
  await filter('Columns', 'Two columns');
  await user.click(screen.getByRole('button', { name: 'View Rail full size' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Rail, 2 of 5' })).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('heading', { name: 'Swiss, 3 of 5' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Previous template' }));
  await user.click(dialog.getByRole('button', { name: 'Previous template' }));
  expect(dialog.getByRole('heading', { name: 'Simple, 1 of 5' })).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  await user.click(dialog.getByRole('button', { name: 'Use Portrait' }));
  expect(chosen).toEqual(['portrait']);
});
