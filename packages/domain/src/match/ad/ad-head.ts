import { titleOf } from './ad-title.ts';

/** What the first lines of an ad name; empty where they do not. */
export interface AdHead {
  readonly title: string;
  readonly company: string;
  readonly place: string;
}

/** 'Data engineer at Nordlys, Copenhagen', 'Enfermeira no Hospital São Lucas – Recife, PE' */
const TITLE_AT_COMPANY =
  /^(?<title>\S.{2,79}?)\s+(?:at|@|na|no)\s+(?<company>\p{Lu}[\p{L}\p{N}&.'’ -]{1,59}?)(?:\s*(?:,|\||·|\s[–-])\s+(?<place>[\p{Lu}\p{Lt}(].{1,59}))?$/u;

/** The job title, and the company and place where they stand in the same line. */
export function adHead(lines: readonly string[]): AdHead {
  const line = titleOf(lines);
  const { title = line, company = '', place = '' } = TITLE_AT_COMPANY.exec(line)?.groups ?? {};
  return { title, company: company.trim(), place: place.trim() };
}
