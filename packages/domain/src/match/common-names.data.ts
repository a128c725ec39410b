/** Letters that name places, hours, contracts and papers that everybody has. */
const COMMON: ReadonlySet<string> = new Set(
  `USA EUA UAE NYC CVS CPF RG CTPS PIS CEP MEC CLT MEI LTDA FTE PTO EOE EEO ASAP FAQ TBC TBD PLR NOT AND GED PCD PCDS PHD MBA BSC MSC OTE
  PAYE LGBTQIA LLC INC III VII THE YOU NÃO CEO CFO CTO COO`.split(/\s+/),
);

export const isCommonName = (text: string): boolean => COMMON.has(text.toUpperCase());
