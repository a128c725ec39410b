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

/** Six sections of so many stay below what one section of a resume may hold. */
const MOST_PARAGRAPHS = 10;
const BULLET = /^\s*[•*–-]\s+/m;
const CUSTOM_ID = 'letter';

/** Parted by empty lines. What is beyond the limit stays, in the last one. */
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

/** Whoever signs it: the last line under the farewell. Heads a letter that has no resume to take a name from. */
function signerOf({ sections, language }: CoverLetter): string {
  const { farewell, untitled } = LETTER_WORDS[language];
  const lines = sections.signature.split('\n').map((line) => line.trim());
  return (
    lines.findLast((line) => line !== '' && line !== farewell)?.slice(0, MAX_CHARACTERS.title) ?? untitled
  );
}

/** The size that was chosen; else size and density as the resume has them, unless they are tight: then the template's own. */
const letterSpacing = (
  { baseSize, density }: Resume['theme'],
  textSize: LetterSize | undefined,
): Pick<Resume['theme'], 'baseSize' | 'density'> => ({
  baseSize: textSize ?? (baseSize < LETTER_SIZES[0] ? 0 : baseSize),
  density: density === 'compact' ? 'normal' : density,
});

/**
 * A letter as a document in its resume's clothes: the same template, fonts, colours and name, and the letter
 * where the sections were. So everything that sets, shows and exports resumes does the same for letters.
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

/** The section of a letter that stands at a place of its document, such as 'customSections/0/items/3'. */
export function sectionAtPlace(letter: CoverLetter, field: string): LetterSection | null {
  const index = /^customSections\/0\/items\/(\d+)/.exec(field)?.[1];
  if (index === undefined) return null;
  const owners = LETTER_SECTIONS.flatMap((section) =>
    paragraphsOf(letter.sections[section]).map(() => section),
  );
  return owners[Number(index)] ?? null;
}

/** The place of a section in the letter's document, or null while it is empty. */
export function placeOfSection(letter: CoverLetter, wanted: LetterSection): string | null {
  let index = 0;
  for (const section of LETTER_SECTIONS) {
    const count = paragraphsOf(letter.sections[section]).length;
    if (section === wanted) return count === 0 ? null : `customSections/0/items/${index}`;
    index += count;
  }
  return null;
}
