const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/gu;
const PHONE =
  /(?<![\p{L}\p{N}/.@-])(?:\+\s?\d{1,3}[\s.-]?|\d{1,3}\s(?=\())?(?:\(\s?\+?\d{1,4}\s?\)[\s.-]?)?\d{1,5}(?:[\s.–-]?\d{2,5}){1,4}(?![\p{L}\p{N}@])/gu;
const HOST = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+';
const ENDINGS =
  'com|org|net|io|dev|me|co|br|app|ai|edu|gov|info|design|tech|xyz|site|online|page|blog|uk|us|ca|de|fr|es|pt|it|nl|eu|se|ch|example|test|games|pro|work|studio|cloud|link|in|ly|gg|art|name|codes|systems|world|works';
const URL_FORM = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s|,;<>()•·]+|(?<![@\\p{L}\\p{N}.-])${HOST}(?:${ENDINGS})(?![\\p{L}\\p{N}-])(?:\\/[^\\s|,;<>()•·]*)?`,
  'giu',
);

export const findEmails = (text: string): string[] => text.match(EMAIL) ?? [];

/** Numbers of eight to fifteen digits that are not dates, years or document numbers. */
export function findPhones(text: string): string[] {
  return (text.match(PHONE) ?? [])
    .map((found) => found.trim())
    .filter((found) => {
      const digits = found.replace(/\D/g, '');
      if (digits.length < 8 || digits.length > 15) return false;
      if (/^(?:19|20)\d{2}\s?[-–.]\s?(?:19|20)\d{2}$/.test(found)) return false;
      // Brazilian CPF and CEP numbers.
      return !/^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d{5}-\d{3}$/.test(found);
    });
}

export function findUrls(text: string): string[] {
  const bare = text.replace(EMAIL, (found) => ' '.repeat(found.length));
  return (bare.match(URL_FORM) ?? []).map((found) => found.replace(/[.:/]+$/, ''));
}

/** Normalizes a URL, so that two that lead to the same place compare equal. */
export const addressKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '');
