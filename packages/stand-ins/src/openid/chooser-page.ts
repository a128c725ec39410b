import type { StandInPerson } from './openid-provider.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}form{display:grid;gap:.75rem;margin:1rem 0}button,input{font:inherit;padding:.6rem 1rem;border:1px solid #767676;border-radius:8px;text-align:start}small{display:block;color:#555}';

/** Choose whom to sign in as: a listed person, any address typed in, or cancel. */
export function chooserPage(title: string, people: readonly StandInPerson[]): string {
  const choices = people.map(
    ({ sub, name, email, emailVerified }) =>
      `<button name="sub" value="${escape(sub)}">${escape(name)}<small>${escape(email)}${emailVerified === true ? '' : ', not verified'}</small></button>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1><p>A stand-in: nobody is asked for a password.</p>
<form method="post">${choices.join('')}</form>
<form method="post"><label>Name <input name="name" autocomplete="off"></label><label>Email <input name="email" type="email" autocomplete="off" required></label><button>Continue</button></form>
<form method="post"><button>Cancel</button></form></html>`;
}
