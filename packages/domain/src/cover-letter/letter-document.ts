import { emptyResume } from '../resume/empty-resume.ts';
import { MAX_CHARACTERS } from '../resume/limits.ts';
import type { CustomItem, Resume } from '../resume/resume.ts';
import { type RichText, richTextFromPlain, tidyRichText } from '../resume/rich-text.ts';
import { defaultPageSize } from '../resume/theme.ts';
import {
  type CoverLetter,
  LETTER_SECTIONS,
  LETTER_SIZES,
  type LetterSection,
  type LetterSize,
} from './letter.ts';
import { LETTER_WORDS } from './letter-words.data.ts';

/** Six sections with this many paragraphs stay below the limit of a resume section. */
const MOST_PARAGRAPHS = 10;
const BULLET = /^\s*[•*–-]\s+/m;
const CUSTOM_ID = 'letter';

/** Splits at empty lines. Paragraphs above the limit are appended to the last one. */
function paragraphsOf(text: string): string[] {
  const all = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const kept = all.slice(0, MOST_PARAGRAPHS - 1);
  const rest = all.slice(MOST_PARAGRAPHS - 1).join('\n');
  return rest === '' ? kept : [...kept, rest];
}

const richText = (paragraph: string): RichText =>
  BULLET.test(paragraph)
    ? richTextFromPlain(paragraph)
    : tidyRichText([{ type: 'paragraph', spans: [{ text: paragraph }] }]);

const itemsOf = (section: LetterSection, text: string): CustomItem[] =>
  paragraphsOf(text).map((paragraph, index) => ({
    id: `${section}-${index + 1}`,
    title: '',
    subtitle: '',
    url: '',
    startDate: '',
    endDate: '',
    current: false,
    description: richText(paragraph),
  }));

/** The signer: the last line below the farewell. Used as title when there is no resume to take a name from. */
function signerOf({ sections, language }: CoverLetter): string {
  const { farewell, untitled } = LETTER_WORDS[language];
  const lines = sections.signature.split('\n').map((line) => line.trim());
  return (
    lines.findLast((line) => line !== '' && line !== farewell)?.slice(0, MAX_CHARACTERS.title) ?? untitled
  );
}

/** The chosen size; otherwise the resume's size and density, or the template's own where those are too tight. */
const letterSpacing = (
  { baseSize, density }: Resume['theme'],
  textSize: LetterSize | undefined,
): Pick<Resume['theme'], 'baseSize' | 'density'> => ({
  baseSize: textSize ?? (baseSize < LETTER_SIZES[0] ? 0 : baseSize),
  density: density === 'compact' ? 'normal' : density,
});

/**
 * Renders a letter as a resume document with its resume's design: same template, fonts, colors and name, with the
 * letter in place of the sections. Layout, preview and export of resumes thus work for letters, too.
 */
export function letterDocument(letter: CoverLetter, resume: Resume | null): Resume {
  const blank = emptyResume(letter.language);
  const look = resume ?? blank;
  const items = LETTER_SECTIONS.flatMap((section) => itemsOf(section, letter.sections[section]));
  return {
    ...blank,
    title: signerOf(letter),
    templateId: look.templateId,
    theme: { ...look.theme, ...letterSpacing(look.theme, letter.textSize) },
    pageSize: resume?.pageSize ?? defaultPageSize(letter.language),
    personalInfo: { ...look.personalInfo, summary: [], photo: undefined },
    sectionTitle: { ...blank.sectionTitle, personalInfo: look.sectionTitle.personalInfo },
    customSections: items.length === 0 ? [] : [{ id: CUSTOM_ID, title: '', items }],
  };
}

/** The letter section at a path of its document, such as 'customSections/0/items/3'. */
export function sectionAtPlace(letter: CoverLetter, field: string): LetterSection | null {
  const index = /^customSections\/0\/items\/(\d+)/.exec(field)?.[1];
  if (index === undefined) return null;
  const owners = LETTER_SECTIONS.flatMap((section) =>
    paragraphsOf(letter.sections[section]).map(() => section),
  );
  return owners[Number(index)] ?? null;
}

/** The path of a section in the letter's document, or null if the section is empty. */
export function placeOfSection(letter: CoverLetter, wanted: LetterSection): string | null {
  let index = 0;
  for (const section of LETTER_SECTIONS) {
    const count = paragraphsOf(letter.sections[section]).length;
    if (section === wanted) return count === 0 ? null : `customSections/0/items/${index}`;
    index += count;
  }
  return null;
}
