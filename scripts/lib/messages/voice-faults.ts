import type { Fault } from '../fault.ts';
import type { Entry } from './entries.ts';
import { shownTexts } from './shown-texts.ts';
import { FORBIDDEN_WORDS, NAMES } from './voice-rules.data.ts';

/** A text that may break a rule, and why. */
export interface VoiceException {
  readonly key: string;
  readonly rule: VoiceRule;
  readonly reason: string;
}

const VOICE_EXCEPTIONS_FILE = 'scripts/lib/messages/voice-exceptions.data.ts';

type VoiceRule = 'word' | 'title case' | 'apostrophe' | 'ellipsis' | 'gender';

interface Breach {
  readonly rule: VoiceRule;
  readonly message: string;
}

function wordBreaches(text: string, locale: string): Breach[] {
  const words = text.replaceAll(/\{\w+\}/g, '{}');
  return (FORBIDDEN_WORDS[locale] ?? []).flatMap(({ pattern, instead }) => {
    const found = pattern.exec(words)?.[0];
    return found === undefined ? [] : [{ rule: 'word', message: `says '${found}': ${instead}` }];
  });
}

const LABEL_WORDS = 6;

/** A label or button is short and no sentence; after the first word only names are capitalized. */
function titleCaseBreaches(text: string): Breach[] {
  if (/[.!?:;,…“”()]/u.test(text)) return [];
  const words = text.replaceAll('JSON Resume', 'JSON').split(/\s+/u);
  if (words.length > LABEL_WORDS) return [];
  const capital = words.slice(1).find((word) => /^\p{Lu}/u.test(word) && !NAMES.has(word));
  return capital === undefined
    ? []
    : [{ rule: 'title case', message: `has a capital in '${capital}': sentence case` }];
}

function typographyBreaches(text: string): Breach[] {
  const breaches: Breach[] = [];
  if (/['"]/u.test(text)) breaches.push({ rule: 'apostrophe', message: 'has a straight quote: ’ or “”' });
  if (/\.\.\.|\s…/u.test(text))
    breaches.push({ rule: 'ellipsis', message: 'has three dots or a space before …: …' });
  return breaches;
}

/** 'Projeto 1 removida': the gender of a placeholder's value is unknown. */
const GENDERED =
  /\{[a-zA-Z]\w*\}[”"]? (?:(?:foi|está|fica|ficou|já foi) )?\p{L}+(?:ad|id|íd)[oa]s?(?!\p{L})/u;

function genderBreaches(text: string, locale: string): Breach[] {
  const found = locale === 'pt-BR' ? GENDERED.exec(text)?.[0] : undefined;
  return found === undefined
    ? []
    : [{ rule: 'gender', message: `lets '${found}' agree with a placeholder: 'Removido: {entry}'` }];
}

const breachesOf = (text: string, locale: string): Breach[] => [
  ...wordBreaches(text, locale),
  ...titleCaseBreaches(text),
  ...typographyBreaches(text),
  ...genderBreaches(text, locale),
];

/** The machine-checkable rules for texts. An unused exception is a fault too. */
export function voiceFaults(entries: readonly Entry[], exceptions: readonly VoiceException[]): Fault[] {
  const used = new Set<VoiceException>();
  const faults = entries.flatMap((entry) => {
    const messages = shownTexts(entry).flatMap((text) =>
      breachesOf(text, entry.locale).flatMap(({ rule, message }) => {
        const exception = exceptions.find((one) => one.key === entry.key && one.rule === rule);
        if (exception) used.add(exception);
        return exception ? [] : [message];
      }),
    );
    return [...new Set(messages)].map((message) => ({
      path: entry.path,
      line: entry.line,
      message: `${entry.key} ${message}`,
    }));
  });
  const stale = exceptions.filter((exception) => !used.has(exception));
  return [
    ...faults,
    ...stale.map(({ key, rule }) => ({
      path: VOICE_EXCEPTIONS_FILE,
      line: 1,
      message: `${key} no longer needs its exception from '${rule}'`,
    })),
  ];
}
