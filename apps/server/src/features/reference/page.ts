import { createHash } from 'node:crypto';
import { ERROR_STATUS, type Route } from '@lauda/contract';
import * as z from 'zod/mini';

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#dbd8ce,#2f3631);--muted:light-dark(#5a5d56,#a3aba2);--accent:light-dark(#0e5c45,#5ccfa2)}
body{margin:0 auto;max-width:56rem;padding:2rem 1.25rem 6rem;font:16px/1.5 ui-sans-serif,system-ui,sans-serif;background:light-dark(#f6f5f1,#111412);color:light-dark(#1b1e1b,#e9ede8)}
h1{font:500 2.4rem/1.1 ui-serif,Georgia,serif;letter-spacing:-.02em}
h2{margin-top:3rem;border-bottom:1px solid var(--line);padding-bottom:.4rem;font-size:1.25rem}
article{margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:10px;background:light-dark(#fff,#191d1a)}
h3{margin:0;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
h3 span{color:var(--accent)}
p{margin:.4rem 0}.meta{color:var(--muted);font-size:.875rem}
pre{overflow:auto;margin:.6rem 0 0;padding:.75rem;border-radius:6px;background:light-dark(#edebe4,#0c0e0d);font-size:.8125rem}
a{color:var(--accent)}`;

/** The page has an inline style; its CSP allows that style by hash and nothing else. */
export const REFERENCE_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WHO = {
  anyone: 'Open to anyone',
  user: 'Needs a signed-in user',
  staff: 'Needs a staff right',
} as const;

const block = (title: string, schema: z.ZodMiniType | undefined): string => {
  if (!schema) return '';
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return `<p class="meta">${title}</p><pre tabindex="0">${escape(JSON.stringify(shape, null, 2))}</pre>`;
};

function answer({ output }: Route): string {
  if (output.kind === 'json') return block('Answer, under data', output.schema);
  if (output.kind === 'redirect') return '<p class="meta">Sends the browser on</p>';
  if (output.kind === 'file') return `<p class="meta">Answers with ${output.contentTypes.join(', ')}</p>`;
  return `<p class="meta">Answers with ${output.kind === 'events' ? 'text/event-stream' : output.contentType}</p>`;
}

function entry(name: string, route: Route): string {
  const right = route.policy.actor === 'staff' ? ` (${route.policy.area}: ${route.policy.act})` : '';
  const errors = (route.errors ?? []).map((code) => `${ERROR_STATUS[code]} ${code}`).join(', ');
  return `<article id="${name}"><h3><span>${route.method}</span> ${escape(route.path)}</h3>
<p>${escape(route.summary)}</p>
<p class="meta">${WHO[route.policy.actor]}${right}${errors ? ` · May fail with ${errors}` : ''}</p>
${block('Path', route.params)}${block('Query', route.query)}${block('Headers', route.headers)}${block('Body', route.body)}
${answer(route)}
</article>`;
}

/** The API contract as one plain HTML page: no script, no requests. */
export function referencePage(routes: Readonly<Record<string, Route>>): string {
  const byTag = Map.groupBy(Object.entries(routes), ([, route]) => route.tag);
  const sections = [...byTag].map(
    ([tag, list]) =>
      `<section><h2>${escape(tag)}</h2>${list.map(([name, route]) => entry(name, route)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Lauda API</title><style>${STYLE}</style></head>
<body><main><h1>Lauda API</h1><p>Answers are JSON: <code>{ "data": … }</code>, or <code>{ "error": { "code", "message", "requestId" } }</code>. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</main></body></html>`;
}
