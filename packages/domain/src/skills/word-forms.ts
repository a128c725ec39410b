import { isSameRoot, sharedStart } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(['', ...words.trim().split(/\s+/)]);

/** Endings after the root of a word, as stems: of verbs, nouns and adjectives. */
const ENDINGS = setOf(`
  d ed ing er or r e s es y ie ies ied al ial ly ion tion ation ations ition sion ment ments ance ence ancy ency ant ent ive ative itive able ible ity ness ful
  ist ian ar ary ory ator ators ature ure ic ical ics ize ise ized ised izing ising ization isation age ee ship
  n t ted ting ten tten ned ning led ling red ring ped ping ged ging ber ding der ded ter tter ler lers ner mer mming med
  a o i u ou ei ia am em iam ava avam ir ando endo indo ad id ado ada ido ida ador adora edor edora idor idora dor dora ora eir eira eiro ista
  ca ac aca acao icao cao ico ica iv iva ivo ativ ativa ativo mento ament imento iment nte ante ente inte nci ancia encia
  agem ag ai ais el il idad idade ismo izar iz iza izac izaca izad izado ur ura io ri ria ario aria tor tori toria orio
  c cion ciona cionar cionad cionament ion iona ionar ionad ionament ced ceder cess iu eu os as ch que qu quei gu gue
`);

/**
 * Endings of verbs and plurals. After a root of four letters other endings would join unrelated words: 'médio',
 * 'medição'.
 */
const SHORT_ENDINGS = setOf('d ed ing er r s es y a o i u ou ei ar ir ad id ado ido ando endo indo or');
const SHORT_ROOT = 4;

/** 'Programo' and 'programação' are forms of one word; 'sketch' and 'sketchbook' only share a beginning. */
export function isWordForm(a: string, b: string): boolean {
  if (a === b) return true;
  if (!isSameRoot(a, b)) return false;
  const shared = sharedStart(a, b);
  const isWhole = shared === a.length || shared === b.length;
  const endings = shared <= SHORT_ROOT && isWhole ? SHORT_ENDINGS : ENDINGS;
  return endings.has(a.slice(shared)) && endings.has(b.slice(shared));
}
