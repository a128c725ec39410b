import type { Fault } from '../fault.ts';

export interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Licenses that allow anyone to use, modify and host the product. Adding one is a deliberate decision. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose install scripts we have reviewed. None runs automatically: .npmrc disables them. */
const READ_INSTALL_SCRIPTS: ReadonlySet<string> = new Set();

/** 'A OR B' lets us choose, 'A AND B' binds us to both. */
export function isAllowedLicence(expression: string): boolean {
  const inner = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAllowedLicence);
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowedLicence);
  return ALLOWED_LICENCES.has(inner);
}

const FOLDER = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** `installedLicence` reads the package's own license, for lockfile entries without one. */
export function licenceFaults(lockText: string, installedLicence: (path: string) => string | null): Fault[] {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockedPackage> };
  const lines = lockText.split('\n');
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (!path.includes(FOLDER) || locked.link) return [];
    const licence = locked.license ?? installedLicence(path);
    const line = lines.findIndex((text) => text.includes(`${JSON.stringify(path)}:`)) + 1;
    const name = nameOf(path);
    const messages: string[] = [];
    if (licence === null) messages.push(`${name} has no licence`);
    else if (!isAllowedLicence(licence))
      messages.push(`${name} is under ${licence}, which is not on our list`);
    if (locked.hasInstallScript && !READ_INSTALL_SCRIPTS.has(name))
      messages.push(`${name} runs a script when installed, and nobody has read it`);
    return messages.map((message) => ({ path: 'package-lock.json', line, message }));
  });
}
