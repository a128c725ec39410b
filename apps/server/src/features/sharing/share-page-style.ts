import { createHash } from 'node:crypto';

/** The desk and the paper of the product, small enough to travel inside the page. */
export const STYLE = `
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
.sheets img{display:block;width:100%;height:auto;background:#fff;box-shadow:0 1px 2px rgb(0 0 0/6%),0 8px 24px rgb(0 0 0/10%)}
.words{max-width:52rem;margin:3rem auto 0;padding:0 1.25rem}
.words>div{padding:2rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.eyebrow{margin:0 0 1rem;color:var(--muted);font-size:.875rem}
h1{margin:0;font:500 1.875rem/1.2 Newsreader,ui-serif,Georgia,serif;letter-spacing:-.02em}
h2{margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid var(--line);font-size:1.125rem;line-height:1.4}
h3{margin:1.25rem 0 0;font-size:1rem}
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
@media print{.bar,.words,footer{display:none}.sheets{padding:0;margin:0;gap:0;max-width:none}.sheets img{box-shadow:none;break-after:page}}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Our style by its hash, pictures that stand in the page itself, one form to our own address; no script. */
export const SHARE_PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
