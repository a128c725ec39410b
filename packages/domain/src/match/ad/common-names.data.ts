/** Acronyms for places, times, contracts and documents that everyone has. */
const COMMON: ReadonlySet<string> = new Set(
  `USA EUA UAE NYC CVS CPF RG CTPS PIS CEP MEC CLT MEI LTDA FTE PTO EOE EEO ASAP FAQ TBC TBD PLR NOT AND GED PCD PCDS PHD MBA BSC MSC OTE
  PAYE LGBTQIA LLC INC III VII THE YOU NÃO CEO CFO CTO COO`.split(/\s+/),
);

export const isCommonName = (text: string): boolean => COMMON.has(text.toUpperCase());

/** Products named with an everyday word. */
const EVERYDAY_PRODUCTS: ReadonlySet<string> = new Set(
  `Access Word Outlook Sage Slack Notion Spark Swift Rust Go Ruby Flask Chef Unity Bamboo Gusto Toast Square Epic Opera Zoom Greenhouse
  Blackboard Canvas Stripe Buffer Later Spring React Rails Sketch Project Teams Mentor Senior Monday Clover Primavera Fortes Lever
  Compass Horizon Harvest Wave Segment Pages Numbers Publisher Planner Tiny Stone Rede`.split(/\s+/),
);

/** 'Spring planting', 'React quickly': at the beginning of a sentence a capital is no sign of a product. */
export const isEverydayWordAt = (text: string, start: number, end: number): boolean =>
  start === 0 && EVERYDAY_PRODUCTS.has(text.slice(start, end)) && /^[\s-]\p{Ll}/u.test(text.slice(end));
