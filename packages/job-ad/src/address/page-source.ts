/** Job boards whose pages are empty without JavaScript, or whose form has its own URL: where the ad itself is. */
const REWRITES: readonly (readonly [
  host: RegExp,
  path: RegExp,
  target: (found: RegExpExecArray) => string,
])[] = [
  [
    /^apply\.workable\.com$/,
    /^\/([\w-]{1,100})\/j\/(\w{1,40})(?:\/(?:apply\/?)?)?$/,
    ([, account, code]) => `/api/v2/accounts/${account}/jobs/${code}`,
  ],
  [/^jobs\.(?:eu\.)?lever\.co$/, /^(\/[\w.-]{1,100}\/[\w-]{1,60})\/apply\/?$/, ([, page]) => page ?? ''],
  [/^jobs\.ashbyhq\.com$/, /^(\/[\w.%-]{1,200}\/[\w-]{1,60})\/application\/?$/, ([, page]) => page ?? ''],
];

/** The URL to fetch for a page the user pasted: the same host over https, or the page itself. */
export function pageSource(url: URL): URL {
  for (const [host, path, target] of REWRITES) {
    const found = host.test(url.hostname) ? path.exec(url.pathname) : null;
    if (found) return new URL(target(found), `https://${url.hostname}`);
  }
  return url;
}
