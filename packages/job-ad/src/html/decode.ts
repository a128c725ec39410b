/** A subset of the standard's encodings, without stateful ones. */
const ALLOWED = new Set(
  (
    'utf-8 utf-16le utf-16be windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 ' +
    'windows-1257 windows-1258 windows-874 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 ' +
    'iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh gbk gb18030 big5 euc-jp ' +
    'shift_jis euc-kr'
  ).split(' '),
);
/** How far a browser looks for a declaration. */
const PRESCAN_BYTES = 1_024;

function encodingOf(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return ALLOWED.has(encoding) ? encoding : null;
  } catch {
    return null;
  }
}

function markOf(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return null;
}

const LABEL = /charset\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i;
const labelIn = (text: string): string | undefined => LABEL.exec(text)?.[1];

/** The declared encoding. UTF-16 cannot be true in a page that declares it in ASCII. */
function declaredEncoding(body: Uint8Array): string | null {
  const start = Buffer.from(body.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const tag = /<meta\b[^>]{0,300}charset[^>]{0,100}/i.exec(start)?.[0] ?? '';
  const encoding = encodingOf(labelIn(tag));
  return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}

/** Whether the text really is UTF-8: no more broken characters than valid non-ASCII ones. */
function isUtf8(text: string): boolean {
  let broken = 0;
  let whole = 0;
  for (const character of text)
    if (character === '\ufffd') broken += 1;
    else if (character > '\u007f') whole += 1;
  return broken <= whole;
}

/** Decodes a page by BOM, header or own declaration, else UTF-8. A page falsely labeled UTF-8 is windows-1252. */
export function decodePage(body: Uint8Array, contentType: string): string {
  const declared = declaredEncoding(body);
  const said = markOf(body) ?? encodingOf(labelIn(contentType)) ?? declared ?? 'utf-8';
  const text = new TextDecoder(said).decode(body);
  if (said !== 'utf-8' || isUtf8(text)) return text;
  const western = declared === null || declared === 'utf-8' ? 'windows-1252' : declared;
  return new TextDecoder(western).decode(body);
}
