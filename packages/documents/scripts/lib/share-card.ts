const WIDTH = 1200;
const HEIGHT = 630;

/** The image for shared links: a page on the desk and the product's logo, without text to translate. */
export function shareCard(page: string): string {
  const inner = page.slice(page.indexOf('>') + 1, page.lastIndexOf('</svg>'));
  const viewBox = /viewBox="([^"]+)"/.exec(page)?.[1] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f5f1"/>
<rect y="${HEIGHT - 96}" width="${WIDTH}" height="96" fill="#edebe4"/>
<g transform="translate(132 171) scale(12)"><path d="M4 2h11l5 5v15H4z" fill="#0e5c45"/><path d="M15 2v5h5z" fill="#ffe58a"/><path d="M7.5 11.5h9M7.5 15h9M7.5 18.5h5" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/></g>
<g transform="rotate(-2 820 400)"><rect x="546" y="54" width="568" height="734" rx="3" fill="#000" opacity="0.04"/><rect x="548" y="55" width="564" height="730" rx="2" fill="#000" opacity="0.05"/>
<svg x="550" y="56" width="560" height="726" viewBox="${viewBox}" preserveAspectRatio="xMidYMin slice">${inner}</svg></g>
</svg>`;
}
