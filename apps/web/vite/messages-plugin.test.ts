import { expect, it } from 'vitest';
import { messagesPlugin } from './messages-plugin.ts';
import { hasTopLevelAwait } from './no-top-level-await-plugin.ts';

type Hook = (this: unknown, ...args: unknown[]) => unknown;

function built() {
  const plugin = messagesPlugin({ shellAreas: ['app'] }) as unknown as Record<string, Hook>;
  plugin['configResolved']?.({ command: 'build', isProduction: true });
  const transform = (code: string) =>
    (plugin['transform']?.(code, '/apps/web/src/features/a.tsx') as { code: string } | null)?.code ?? code;
  return { load: (id: string) => String(plugin['load']?.(id)), transform };
}

it('makes areas that load their texts without keeping their importers waiting', () => {
  const code = built().load('\0virtual:message-area/preview');
  expect(code).toContain('addTexts(');
  expect(code).toContain("import('virtual:messages/pt-BR/preview')");
  expect(hasTopLevelAwait(code)).toBe(false);
});

it('has what is loaded by import() handed on with its texts, but not the texts themselves', () => {
  const code = built().transform(
    "const a = () => import('./part.tsx').then((module) => module.Part);\nconst b = () => import('virtual:messages/en-US');\n",
  );
  expect(code).toContain("__withTexts(import('./part.tsx')).then((module) => module.Part)");
  expect(code).toContain("import('virtual:messages/en-US');\n");
  expect(code).toContain("import { withTexts as __withTexts } from '/src/lib/i18n/texts.ts';");
});

it('has a module bring the areas whose texts it names, and no other', () => {
  const code = built().transform("text('preview.fitUndo'); text('app.loading');");
  expect(code).toContain("import 'virtual:message-area/preview';");
  expect(code).not.toContain('message-area/app');
  expect(built().transform("text('app.loading');")).toBe("text('app.loading');");
});
