import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

interface Shared {
  readonly file?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Posts to the share target like the system's share sheet: a multipart form that opens a page. */
export async function shareWith(page: Page, action: string, { file, fields = {} }: Shared): Promise<void> {
  const bytes = file === undefined ? null : [...(await readFile(file))];
  await page.evaluate(
    (given) => {
      const form = document.createElement('form');
      Object.assign(form, { action: given.action, method: 'post', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(given.fields)) {
        const input = document.createElement('textarea');
        Object.assign(input, { name, value });
        form.append(input);
      }
      if (given.bytes !== null) {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: 'application/pdf' }));
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', name: 'file', files: files.files });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    { action, fields, bytes, name: file === undefined ? '' : path.basename(file) },
  );
}
