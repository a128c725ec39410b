import { createTranslator } from '@lauda/messages';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'en-US';
});

const catalogue = { 'builder.export': 'Download' };

/** An area whose file loads or fails when the test says so. */
function area() {
  const files: PromiseWithResolvers<{ catalogue: typeof catalogue }>[] = [];
  const load = () => {
    const file = Promise.withResolvers<{ catalogue: typeof catalogue }>();
    files.push(file);
    return file.promise;
  };
  return { files, ways: { 'en-US': load, 'pt-BR': load } };
}

it('hands a module on once its texts are there', async () => {
  const { addTexts, withTexts } = await import('./texts.ts');
  const { files, ways } = area();
  addTexts(ways);
  let isReady = false;
  const ready = withTexts(Promise.resolve('module')).then((module) => {
    isReady = true;
    return module;
  });
  await Promise.resolve();
  expect(isReady).toBe(false);
  files[0]?.resolve({ catalogue });
  expect(await ready).toBe('module');
});

it('asks again for texts that did not arrive when the module is loaded again', async () => {
  const { addTexts, textsOf, withTexts } = await import('./texts.ts');
  const { files, ways } = area();
  addTexts(ways);
  files[0]?.reject(new TypeError('offline'));
  await expect(withTexts(Promise.resolve('module'))).rejects.toThrow('a file did not arrive');
  const again = withTexts(Promise.resolve('module'));
  await vi.waitFor(() => expect(files).toHaveLength(2));
  files[1]?.resolve({ catalogue });
  expect(await again).toBe('module');
  expect(textsOf('en-US')['builder.export']).toBe('Download');
  await withTexts(Promise.resolve('module'));
  expect(files).toHaveLength(2);
});

it('draws again what was drawn before its texts were there', async () => {
  const { addTexts, noteGap, textsOf, untilTexts } = await import('./texts.ts');
  const { I18nProvider, useText } = await import('./i18n.tsx');
  const Label = () => useText()('builder.export');
  const { files, ways } = area();
  addTexts(ways);
  const translator = createTranslator('en-US', textsOf('en-US'), noteGap);
  render(
    <I18nProvider translator={translator}>
      <Label />
    </I18nProvider>,
  );
  expect(screen.queryByText('Download')).toBeNull();
  await act(async () => {
    files[0]?.resolve({ catalogue });
    await untilTexts();
  });
  expect(screen.getByText('Download')).toBeTruthy();
});
