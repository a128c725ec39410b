import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFaults } from '../lib/fault.ts';
import { licenceFaults } from '../lib/licences/check.ts';
import { ROOT } from '../lib/source-files.ts';

function installedLicence(path: string): string | null {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : null;
}

const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
reportFaults(licenceFaults(lockText, installedLicence), 'Every dependency has a licence of our list.');
