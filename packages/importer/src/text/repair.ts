const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
  ˇ: '\u030C',
  '˚': '\u030A',
};

/** TeX's old font encoding, read as Latin-1: ligatures and dashes appear as control codes. */
const TEX_CODES: Readonly<Record<string, string>> = {
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

/** TeX draws an accent before its letter, as two characters: '´' and 'ı' become 'í'. */
function composeAccents(text: string): string {
  return text.replace(/([´`ˆ˜¨¸ˇ˚])\s?([\p{L}ıȷ])/gu, (whole, accent: string, letter: string) => {
    const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
    const composed = `${base}${COMBINING[accent]}`.normalize('NFC');
    return composed.length === base.length ? composed : whole;
  });
}

/** Invisible characters: soft hyphens, joiners, byte order marks, direction marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
// oxlint-disable-next-line no-control-regex -- control codes are what is meant
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const LIGATURES = /[\uFB00-\uFB06]/g;

/** Text as it would have been typed. */
export const repairText = (text: string): string =>
  composeAccents(
    text
      // oxlint-disable-next-line no-control-regex -- control codes are what is meant
      .replace(/[\u0015\u0016\u001B-\u001F]/g, (code) => TEX_CODES[code] ?? '')
      .replace(CONTROL, '')
      .replace(INVISIBLE, '')
      .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
      .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t]/g, ' '),
  )
    .normalize('NFC')
    .toWellFormed();

const SPACED = /^(?:[^\s]{1,2}\s+){3,}[^\s]{1,2}$/;

/** Closes letterspaced text such as 'E X P E R I E N C E'; two or more spaces separate words. */
export function closeSpacedLetters(text: string): string {
  const trimmed = text.trim();
  const tokens = trimmed.split(/\s+/);
  const singles = tokens.filter((token) => /^[\p{L}&]$/u.test(token)).length;
  if (!SPACED.test(trimmed) && !(tokens.length >= 5 && singles / tokens.length >= 0.8)) return text;
  if (singles < 4) return text;
  return trimmed
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s+/g, ''))
    .join(' ');
}
