import { expect, it } from 'vitest';
import { screenPreloads } from './screen-preloads.ts';

const MANIFEST = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shell.js'] },
  '_shell.js': { file: 'shell.js', dynamicImports: ['virtual:messages/en-US', 'virtual:messages/pt-BR'] },
  '_shared.js': {
    file: 'shared.js',
    imports: ['_shell.js'],
    dynamicImports: ['virtual:messages/en-US/staff', 'virtual:messages/pt-BR/staff', 'src/later.tsx'],
  },
  'virtual:messages/en-US': { file: 'en.js' },
  'virtual:messages/pt-BR': { file: 'pt.js' },
  'virtual:messages/en-US/staff': { file: 'en-staff.js' },
  'virtual:messages/pt-BR/staff': { file: 'pt-staff.js' },
  'src/later.tsx': { file: 'later.js' },
  'src/routes/_app.tsx?tsr-split=component': { file: 'app.js' },
  'src/routes/_app/_private/admin.tsx?tsr-split=component': { file: 'admin.js' },
  'src/routes/_app/_private/admin.user.tsx?tsr-split=component': { file: 'user.js', imports: ['_shared.js'] },
  'src/routes/_app/_private/admin.index.tsx?tsr-split=component': { file: 'overview.js' },
};

it('names the words of one language, the frames and the files of a screen, and nothing of the shell or of later', () => {
  const preloads = screenPreloads(MANIFEST);
  expect(preloads['/admin/user']).toEqual({
    'en-US': ['/en.js', '/en-staff.js', '/app.js', '/admin.js', '/user.js', '/shared.js'],
    'pt-BR': ['/pt.js', '/pt-staff.js', '/app.js', '/admin.js', '/user.js', '/shared.js'],
  });
  expect(preloads['/admin']?.['en-US']).toEqual(['/en.js', '/app.js', '/admin.js', '/overview.js']);
});
