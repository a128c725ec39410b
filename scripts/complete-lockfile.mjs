// Restores entries that npm omits from package-lock.json if the registry lacks binaries of other platforms. Without
// them `npm ci` rejects the lockfile on every machine. Plain JavaScript, because it must run before anything is
// installed.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const OS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The target platform in a package name: '@x/binding-linux-arm64-musl'. */
export function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = OS.filter((known) => words.includes(known));
  const cpu = CPU.filter((known) => words.includes(known));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null;
  if (os.length === 0 && cpu.length === 0) return null;
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(libc && os.includes('linux') ? { libc: [libc] } : {}),
  };
}

/** The locked package that a dependency of the package at `from` resolves to, by Node's resolution. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return { path, version: packages[path].version };
    if (!folder.includes('node_modules')) return null;
  }
}

/** Adds the missing entries; returns their paths. */
export function completeLockfile(lock) {
  const added = [];
  for (const [from, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    if (!from.includes('node_modules')) continue;
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      const found = resolve(lock.packages, from, name);
      if (!platform || found?.version === version || !/^\d/.test(version)) continue;
      // Next to its parent, unless another version is already there.
      const beside = from.slice(0, from.lastIndexOf('node_modules/')) + `node_modules/${name}`;
      const path = lock.packages[beside] ? `${from}/node_modules/${name}` : beside;
      const { dev, license } = lock.packages[from];
      lock.packages[path] = {
        version,
        ...platform,
        ...(dev ? { dev } : {}),
        // A package's binaries have the same license.
        ...(license ? { license } : {}),
        optional: true,
      };
      added.push(path);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  const added = completeLockfile(lock);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} entries added`);
}
