import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { testSettings } from '../testing/settings.ts';
import { prepareDatabase, setVariable } from './prepare-database.ts';

const passwords = { owner: 'a', app: 'b', system: 'c', auth: 'd' };

test('a password reaches psql as it is, whatever it holds', () => {
  const password = `it's \\"odd\\\\": $$ :app_password %s {é} \\n`;
  const input = `${setVariable('secret', password)}select :'secret';\n`;
  const url = testSettings.databaseUrl('owner', 'postgres');
  const { stdout } = spawnSync('psql', ['-XqAt', '-f', '-', url], { input, encoding: 'utf8' });
  expect(stdout).toBe(`${password}\n`);
});

test('a password with a line break is refused: it would end the command', () => {
  expect(() => setVariable('secret', 'a\nb')).toThrow('control character');
});

test('the message names the way that was tried and what to do', () => {
  const adminUrl = 'postgres://nobody:secret@127.0.0.1:1/postgres';
  const attempt = () => prepareDatabase({ databaseName: 'x', passwords, adminUrl });
  expect(attempt).toThrow(/DATABASE_ADMIN_URL: .*refused[^]*set DATABASE_ADMIN_URL/);
  expect(attempt).not.toThrow('secret');
});
