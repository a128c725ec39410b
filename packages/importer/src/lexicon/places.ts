import { foldWords } from '../text/fold.ts';

const US =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';
const BRAZIL = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO';
const OTHER = 'UK USA US EUA UAE BR BC ON QC AB MB NS NSW VIC QLD SK';
const CODES = new Set([US, BRAZIL, OTHER].join(' ').split(' '));

const COUNTRIES = new Set(
  `brazil|brasil|argentina|chile|uruguay|uruguai|paraguay|paraguai|peru|colombia|mexico|canada|united states|estados unidos|united kingdom|reino unido|
  england|inglaterra|scotland|ireland|irlanda|france|franca|spain|espanha|espana|portugal|germany|alemanha|alemania|italy|italia|netherlands|holanda|belgium|
  belgica|switzerland|suica|austria|sweden|suecia|norway|noruega|denmark|dinamarca|finland|finlandia|poland|polonia|czech republic|turkey|turkiye|turquia|
  greece|grecia|israel|india|china|japan|japao|korea|south korea|singapore|singapura|australia|new zealand|nova zelandia|south africa|africa do sul|egypt|
  nigeria|kenya|angola|mocambique|ukraine|russia|romania|hungary|taiwan|hong kong|thailand|vietnam|philippines|indonesia|malaysia|pakistan|bangladesh|
  california|texas|florida|new york|washington|massachusetts|illinois|colorado|oregon|georgia|ohio|virginia|pennsylvania|north carolina|new jersey|
  minas gerais|sao paulo|rio de janeiro|parana|bahia|pernambuco|ceara|santa catarina|rio grande do sul|goias|distrito federal|ontario|quebec|
  british columbia|catalonia|bavaria|scotland|wales`
    .split('|')
    .map((name) => name.replace(/\s+/g, ' ').trim()),
);

const CITIES = new Set(
  `london|paris|berlin|madrid|barcelona|lisbon|lisboa|porto|amsterdam|dublin|zurich|munich|vienna|tokyo|new york|new york city|san francisco|los angeles|
  chicago|boston|seattle|austin|denver|toronto|vancouver|montreal|sydney|melbourne|singapore|bangalore|mumbai|delhi|buenos aires|santiago|bogota|
  sao paulo|rio de janeiro|belo horizonte|brasilia|curitiba|porto alegre|recife|salvador|fortaleza|florianopolis|campinas|goiania|manaus|vitoria|
  santos|sorocaba|joinville|londrina|uberlandia|natal|joao pessoa|maceio|ribeirao preto|niteroi|belem|teresina|cuiaba`
    .split('|')
    .map((name) => name.replace(/\s+/g, ' ').trim()),
);

const REMOTE =
  /^(remote|remoto|remota|home office|hybrid|hibrido|teletrabalho|on site|presencial|anywhere)\b/;
const NAME = "\\p{Lu}[\\p{L}.'’]*(?:[ -](?:\\p{Lu}[\\p{L}.'’]*|d[aeo]s?|del?|la|las|los|of|the|upon))*";
const CITY_CODE = new RegExp(
  `^(${NAME})\\s*(?:,|/|-|–|\\s-\\s)\\s*([A-Z]{2,3})(?:\\s*\\d{5}(?:-\\d{3,4})?)?(?:\\s*[,/–-]\\s*(\\p{Lu}[\\p{L} ]+))?$`,
  'u',
);
const CITY_NAME = new RegExp(`^(${NAME})\\s*(?:,|/|\\s[–-]\\s)\\s*(${NAME})(?:\\s*,\\s*(${NAME}))?$`, 'u');

/** Removes what surrounds a location: brackets, notes on remote or hybrid work. */
const bare = (text: string) =>
  text.replace(/\s*\((?:remote|remoto|h[íi]brido|hybrid|on-?site|presencial)\)\s*$/iu, '').trim();

/** How much a text reads like a location; 0 if nothing suggests it. */
export function placeScore(raw: string): number {
  const text = bare(raw.trim());
  if (text.length < 2 || text.length > 60 || /[@;:|]/.test(text)) return 0;
  const folded = foldWords(text);
  if (REMOTE.test(folded)) return folded.split(' ').length <= 4 ? 1.2 : 0;
  const coded = CITY_CODE.exec(text);
  if (coded && CODES.has(coded[2] ?? '')) return 1.5;
  const named = CITY_NAME.exec(text);
  if (named) {
    const last = foldWords(named[3] ?? named[2] ?? '');
    const isLong = named[3] !== undefined;
    const isRegion = isLong && (COUNTRIES.has(foldWords(named[2] ?? '')) || CODES.has(named[2] ?? ''));
    if (COUNTRIES.has(last)) return !isLong || isRegion || CITIES.has(foldWords(named[1] ?? '')) ? 1.4 : 0;
    if (CITIES.has(foldWords(named[1] ?? ''))) return 1.1;
    return 0;
  }
  if (COUNTRIES.has(folded) || CITIES.has(folded)) return 1;
  return 0;
}

const TAIL = new RegExp(
  `(?:^|[\\s,|·•(–—-])((?:${NAME})\\s*(?:,\\s*|/|\\s?[-–]\\s?)(?:[A-Z]{2,3}|${NAME})(?:\\s*[,–-]\\s*${NAME})?)\\)?\\.?$`,
  'u',
);

/**
 * The location at the end of a text such as 'Studio Maré, Curitiba/PR'. The shortest match wins, so that 'Acme, Austin,
 * TX' gives 'Austin, TX'.
 */
export function trailingPlace(text: string): { place: string; index: number } | null {
  const remote = /[,|(–—-]\s*((?:remote|remoto|remota|hybrid|h[íi]brido|home office)\)?)$/iu.exec(text);
  if (remote)
    return { place: (remote[1] ?? '').replace(')', ''), index: text.length - (remote[1] ?? '').length };
  if (TAIL.exec(text) === null) return null;
  const starts = [...text.matchAll(/(?:^|(?<=[\s(]))(?=\p{Lu})/gu)].map(({ index }) => index).toReversed();
  let best: { place: string; index: number } | null = null;
  for (const index of starts) {
    const before = text.slice(0, index);
    const place = text
      .slice(index)
      .replace(/[).]+$/, '')
      .trim();
    if (placeScore(place) < 1.1) continue;
    // A name extends to the left until a separator: 'Belo Horizonte, MG' and not 'Horizonte, MG'.
    if (before.trim() === '' || /[,|·•(–—:-]\s*$/.test(before)) {
      best = { place, index };
      break;
    }
  }
  return best;
}
