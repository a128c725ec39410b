import { createHash } from 'node:crypto';

/** The product's look in a style sheet small enough to inline into the page. */
const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f6f5f1,#111412);--surface:light-dark(#fff,#191d1a);--line:light-dark(#dbd8ce,#2f3631);--control:light-dark(#87857a,#747d75);--text:light-dark(#1b1e1b,#e9ede8);--muted:light-dark(#5a5d56,#a3aba2);--primary:light-dark(#0e5c45,#5ccfa2);--label:light-dark(#fff,#06231a);--focus:light-dark(#1d5c9e,#8cbcf2);--danger:light-dark(#b3261e,#ff9a90)}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 "Hanken Grotesk",ui-sans-serif,system-ui,sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
a{color:var(--primary);text-underline-offset:.2em}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;max-width:56rem;margin:0 auto;padding:1rem 1.25rem}
.bar p{margin:0;font-weight:600}
.bar nav{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-size:.9375rem;font-weight:500;text-decoration:none;cursor:pointer}
.primary{border-color:transparent;background:var(--primary);color:var(--label)}
.sheets{display:grid;gap:1.5rem;max-width:52rem;margin:.5rem auto 0;padding:0 1.25rem}
.sheet{position:relative}
.sheet img{display:block;width:100%;height:auto;background:#fff;box-shadow:0 1px 2px rgb(0 0 0/6%),0 8px 24px rgb(0 0 0/10%)}
.sheet svg{position:absolute;inset:0;width:100%;height:100%;fill:transparent;z-index:1}
.sheet text{white-space:pre;font-family:Arial,sans-serif;font-kerning:none;font-variant-ligatures:none}
.words{max-width:52rem;margin:3rem auto 0;padding:0 1.25rem}
.words>div{padding:2rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.eyebrow{margin:0 0 1rem;color:var(--muted);font-size:.875rem}
h1{margin:0;font:400 1.875rem/1.2 Newsreader,ui-serif,Georgia,serif;letter-spacing:-.02em}
h2{margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid var(--line);font-size:1.125rem;line-height:1.4}
h3{margin:1.25rem 0 0;font-size:1rem}h4{margin:.75rem 0 0;font-size:1rem}
.words p{margin:.25rem 0}.words ul,.words ol{margin:.5rem 0;padding-left:1.25rem}
.plain{list-style:none;padding-left:0!important}
.facts,.headline{color:var(--muted)}
footer{max-width:52rem;margin:2rem auto 3rem;padding:0 1.25rem;color:var(--muted);font-size:.875rem}
.card{max-width:26rem;margin:12vh auto 0;padding:0 1.25rem}
.card>div{padding:2rem;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
.card p{margin:.75rem 0 0;color:var(--muted)}
.card form{display:grid;gap:.5rem;margin-top:1.5rem}
.card .button{margin-top:1.5rem}
label{font-weight:500}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text);font:inherit}
.card .fault{margin:0;color:var(--danger)}
form button{margin-top:.5rem}
@media (max-width:40rem){.words>div,.card>div{padding:1.25rem}.sheets{padding:0 .75rem}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@page a4{size:210mm 297mm;margin:0}
@page letter{size:8.5in 11in;margin:0}
@media print{html,body{background:#fff}.bar,.words,footer{display:none}.sheets{display:block;padding:0;margin:0;max-width:none}.a4{page:a4}.letter{page:letter}.a4 .sheet{width:210mm;height:297mm}.letter .sheet{width:8.5in;height:11in}.sheet{overflow:hidden;break-inside:avoid;print-color-adjust:exact}.sheet+.sheet{break-before:page}.sheet img{position:relative;z-index:1;height:100%;box-shadow:none}.sheet svg{z-index:0;fill:#fff}}`;

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const FONTS = [
  { family: 'Hanken Grotesk', weights: '100 900', file: /^hanken-grotesk-latin-wght-.*\.woff2$/ },
  { family: 'Newsreader', weights: '400', file: /^newsreader-latin-400-normal-.*\.woff2$/ },
] as const;

/** Fonts of the web build, whose file names contain a hash. */
function fontFaces(assets: readonly string[]): string {
  return FONTS.map(({ family, weights, file }) => {
    const name = assets.find((asset) => file.test(asset));
    if (name === undefined) return '';
    return `\n@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(/assets/${name}) format("woff2");unicode-range:${LATIN}}`;
  }).join('');
}

/**
 * The style of shared pages and the CSP that allows it; uses the product's fonts where the web build is available.
 */
export function createShareStyle(assets: readonly string[]): { readonly css: string; readonly csp: string } {
  const css = fontFaces(assets) + STYLE;
  const hash = createHash('sha256').update(css).digest('base64');
  // Allows our style by hash, images inside the page and one form to our own origin; no script.
  const csp = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { css, csp };
}
