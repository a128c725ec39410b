import { afterEach, expect, it, vi } from 'vitest';
import { canShareFile, canShareLinks, share } from './share.ts';

function giveSheet(sheet: { share?: () => Promise<void>; canShare?: (data: ShareData) => boolean }) {
  for (const [name, value] of Object.entries(sheet))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });

it('asks the browser what it can share', () => {
  expect(canShareLinks()).toBe(false);
  expect(canShareFile(pdf)).toBe(false);
  giveSheet({ share: () => Promise.resolve() });
  expect(canShareLinks()).toBe(true);
  expect(canShareFile(pdf)).toBe(false);
  giveSheet({ canShare: ({ files }) => files?.[0]?.type === 'application/pdf' });
  expect(canShareFile(pdf)).toBe(true);
  expect(canShareFile(new File(['a'], 'a.docx'))).toBe(false);
});

it('tells a person who changed their mind from a sheet that failed', async () => {
  const sheet = vi.fn<() => Promise<void>>(() => Promise.resolve());
  giveSheet({ share: sheet });
  expect(await share({ url: 'https://a.example' })).toBe('shared');
  sheet.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await share({ url: 'https://a.example' })).toBe('cancelled');
  sheet.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await share({ url: 'https://a.example' })).toBe('failed');
});
