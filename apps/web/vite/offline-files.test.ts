import { expect, it } from 'vitest';
import { offlineFiles } from './offline-files.ts';

const BUILDER = 'src/routes/_app/builder.tsx?tsr-split=component';

it('keeps the builder and what the installed app opens with, with all they load later, words and styles, and nothing for which somebody must be online', () => {
  const files = offlineFiles({
    'index.html': {
      file: 'index.js',
      isEntry: true,
      imports: ['_shell.js'],
      dynamicImports: [
        BUILDER,
        'src/routes/-resume-runtime.tsx',
        'src/routes/_app/_private/admin.tsx?tsr-split=component',
        'src/routes/_app/_private/resumes.tsx?tsr-split=component',
        'src/routes/_app/_private/resume-history.tsx?tsr-split=component',
        'virtual:messages/en-US',
        'virtual:messages/pt-BR',
      ],
    },
    '_shell.js': { file: 'shell.js', css: ['shell.css'] },
    'virtual:messages/en-US': { file: 'en.js' },
    'virtual:messages/pt-BR': { file: 'pt.js' },
    'src/routes/_app.tsx?tsr-split=component': { file: 'app.js' },
    'src/routes/-resume-runtime.tsx': { file: 'runtime.js', imports: ['_tailoring.js'] },
    '_tailoring.js': { file: 'tailoring.js' },
    'src/routes/_app/_private/admin.tsx?tsr-split=component': { file: 'admin.js' },
    'src/routes/_app/_private.tsx?tsr-split=component': { file: 'private.js' },
    'src/routes/_app/_private/resumes.tsx?tsr-split=component': { file: 'resumes.js' },
    'src/routes/_app/_private/applications.index.tsx?tsr-split=component': { file: 'applications.js' },
    'src/routes/_app/_private/applications.$id.tsx?tsr-split=component': { file: 'application.js' },
    'src/routes/_app/_private/resume-history.tsx?tsr-split=component': { file: 'history.js' },
    'src/routes/_app/new-resume.tsx?tsr-split=component': { file: 'new.js' },
    [BUILDER]: {
      file: 'builder.js',
      imports: ['_shell.js'],
      dynamicImports: [
        'src/features/preview/preview-pane.tsx',
        'src/features/suggestions/suggestions-dialog.tsx',
      ],
    },
    'src/features/preview/preview-pane.tsx': { file: 'preview.js' },
    'src/features/suggestions/suggestions-dialog.tsx': { file: 'suggestions.js' },
  });
  expect(files.toSorted()).toEqual(
    [
      '/index.js',
      '/shell.js',
      '/shell.css',
      '/en.js',
      '/pt.js',
      '/app.js',
      '/runtime.js',
      '/tailoring.js',
      '/builder.js',
      '/preview.js',
      '/private.js',
      '/resumes.js',
      '/applications.js',
      '/application.js',
      '/new.js',
    ].toSorted(),
  );
});
