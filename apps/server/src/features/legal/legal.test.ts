import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LegalLines } from '@lauda/contract/site/legal';
import { LEGAL_PARTS } from '@lauda/contract/site/legal';
import { legalBlank, PAGE_VARIANTS, pageFile } from '@lauda/contract/site/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { writeEarlyBuilder } from '../../testing/early-builder.ts';
import { staffClient } from '../../testing/clients/staff.ts';
import { createTestUser } from '../../testing/accounts.ts';
import type { LegalEnv } from './service.ts';

const WHOLE = {
  LEGAL_OPERATOR: 'Currículos & Cia <Ltda>',
  LEGAL_ADDRESS: 'Rua A, 1, Recife',
  LEGAL_TAX_ID: '12.345.678/0001-90',
  LEGAL_PRIVACY_OFFICER: 'Ana Lima',
  LEGAL_PRIVACY_EMAIL: 'dpo@lauda.example',
  LEGAL_PROCESSORS: [
    { name: 'Servers GmbH', task: 'hosting', country: 'DE' },
    { name: 'Pay Inc.', task: 'payments', country: 'US' },
  ],
  LEGAL_TRANSFERS: 'clauses',
  LEGAL_BACKUP_DAYS: 14,
  LEGAL_COUNTRY: 'BR',
  LEGAL_FORUM: 'Recife, PE',
} as const;

let folder: string;
let whole: TestApp;
let bare: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lauda-legal-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="en-US"><head></head></html>');
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/screen-preloads.json'), '{}');
  writeEarlyBuilder(folder);
  for (const variant of PAGE_VARIANTS) {
    const file = path.join(folder, pageFile(variant));
    mkdirSync(path.dirname(file), { recursive: true });
    const blanks = LEGAL_PARTS.map((part) => `<p class="x">${legalBlank(part)}</p>`).join('');
    writeFileSync(
      file,
      `<!doctype html><html lang="${variant.locale}"><head></head><body>${blanks}</body></html>`,
    );
  }
  const env: LegalEnv = { ...WHOLE, LEGAL_PROCESSORS: [...WHOLE.LEGAL_PROCESSORS] };
  whole = await createTestApp({ webFolder: folder, env });
  bare = await createTestApp({ webFolder: folder });
});
afterAll(async () => {
  await whole.close();
  await bare.close();
  rmSync(folder, { recursive: true });
});

const EXPECTED = {
  'en-US': [
    'Operator: Currículos & Cia <Ltda>',
    'Address: Rua A, 1, Recife',
    'Tax ID: 12.345.678/0001-90',
    'Data protection officer: Ana Lima',
    'Data protection contact: dpo@lauda.example',
    'Servers GmbH: servers and database (Germany)',
    'Pay Inc.: payments and invoices (United States)',
    'For transfers to other countries we use standard contractual clauses approved by the authority. We send you a copy on request.',
    'Backups: 14 days, then they are overwritten.',
    'Applicable law: Brazil',
    'Place of jurisdiction: Recife, PE',
  ],
  'pt-BR': [
    'Responsável: Currículos & Cia <Ltda>',
    'Endereço: Rua A, 1, Recife',
    'CNPJ ou CPF: 12.345.678/0001-90',
    'Encarregado pelo tratamento de dados (DPO): Ana Lima',
    'Contato de proteção de dados: dpo@lauda.example',
    'Servers GmbH: servidores e banco de dados (Alemanha)',
    'Pay Inc.: pagamentos e notas (Estados Unidos)',
    'Nas transferências para outros países, usamos cláusulas contratuais padrão aprovadas pela autoridade. Enviamos uma cópia a quem pedir.',
    'Backups: 14 dias, depois são substituídos.',
    'Lei aplicável: Brasil',
    'Foro: Recife, PE',
  ],
} as const;

describe.each(['en-US', 'pt-BR'] as const)('in %s', (locale) => {
  const read = async ({ app }: TestApp) => {
    const headers = { cookie: `lauda_locale=${locale}` };
    const page = await app.inject({ url: '/privacy-policy', headers });
    const lines = await app.inject(`/api/legal?locale=${locale}`);
    return { html: page.body, lines: lines.json<{ data: LegalLines }>().data };
  };

  it('[TXT-03] page and app name operator, officer, processors, transfers, retention, law and forum', async () => {
    const { html, lines } = await read(whole);
    expect(LEGAL_PARTS.flatMap((part) => lines[part])).toEqual(EXPECTED[locale]);
    for (const line of EXPECTED[locale]) {
      const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(html).toContain(`<p class="x">${escaped}</p>`);
    }
  });

  it('[TXT-03] what is not set leaves neither a blank nor an empty line', async () => {
    const { html, lines } = await read(bare);
    expect(Object.values(lines).flat()).toEqual([]);
    expect(html).not.toContain('origin.invalid');
    expect(html).not.toContain('<p');
  });
});

it('[TXT-03] staff are told which settings are missing, and nobody else is', async () => {
  const health = (test: TestApp, role: 'admin' | 'support') =>
    staffClient(test)
      .staffOf(role)
      .then((caller) => staffClient(test).call(caller, 'GET', '/health'));
  for (const role of ['admin', 'support'] as const) {
    const told = (await health(bare, role)).json<{ data: { missingSettings: string[] } }>().data;
    expect(told.missingSettings).toEqual(Object.keys(WHOLE));
  }
  expect((await health(whole, 'admin')).json<{ data: object }>().data).toMatchObject({ missingSettings: [] });
  const { headers } = await createTestUser(bare.database);
  const refused = await bare.app.inject({ url: '/api/admin/health', headers });
  expect(refused.body).not.toContain('LEGAL_');
});
