import type { Locale } from '@lauda/domain/locale';
import type { Path } from '@lauda/domain/resume/merge/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import type { PlainKey, Translator } from '@lauda/messages';

type Text = Translator['text'];

const FIELD_LABELS: Readonly<Record<string, PlainKey>> = {
  firstName: 'resumes.firstName',
  lastName: 'resumes.lastName',
  email: 'resumes.email',
  phone: 'resumes.phone',
  jobTitle: 'resumes.jobTitle',
  city: 'resumes.city',
  summary: 'resumes.summary',
  company: 'resumes.company',
  position: 'resumes.position',
  startDate: 'resumes.startDate',
  endDate: 'resumes.endDate',
  current: 'resumes.current',
  description: 'resumes.description',
  school: 'resumes.school',
  degree: 'resumes.degree',
  field: 'resumes.field',
  name: 'resumes.skillName',
  skillLevelId: 'resumes.skillLevel',
  group: 'builder.skillGroup',
};

const DESIGN = new Set([
  'templateId',
  'language',
  'pageSize',
  'theme',
  'sectionTitle',
  'sectionPlace',
  'groupByEmployer',
]);

const fieldLabel = (name: string | undefined, text: Text): string =>
  text(FIELD_LABELS[name ?? ''] ?? 'resumes.otherField');

/** The location of a conflict in the resume: 'Experience 2 – Company'. */
export function placeLabel(resume: Resume, [section, second, third]: Path, text: Text): string {
  if (section === 'title') return text('resumes.title');
  if (section === 'personalInfo') return fieldLabel(second, text);
  if (DESIGN.has(section ?? '')) return text('resumes.design');
  const numberIn = (entries: readonly { id: string }[]) => entries.findIndex(({ id }) => id === second) + 1;
  const entry =
    section === 'experience'
      ? text('resumes.experienceNumber', { number: numberIn(resume.experience) })
      : section === 'education'
        ? text('resumes.educationNumber', { number: numberIn(resume.education) })
        : section === 'skills'
          ? text('resumes.skillNumber', { number: numberIn(resume.skills) })
          : text('resumes.otherField');
  return third === undefined ? entry : `${entry} – ${fieldLabel(third, text)}`;
}

const isRichText = (value: readonly unknown[]): value is RichText =>
  value.every((block) => typeof block === 'object' && block !== null && 'type' in block);

/** Values stored as keys are shown as words in the resume's language. */
const KEYS = { kind: 'contactKinds', skillLevelId: 'skillLevels' } as const;
const keyWord = (field: string, stored: string, language: Locale): string =>
  field in KEYS ? wordOf(stored, KEYS[field as keyof typeof KEYS], language) : stored;

interface Telling {
  readonly text: Text;
  /** The language of the resume. */
  readonly language: Locale;
  /** The field the value belongs to; null for an entry. */
  readonly field: string | null;
}

/** One side of a conflict as text. An entry is described by its texts. */
export function sideText(value: unknown, { text, language, field }: Telling): string {
  if (value === undefined) return text('resumes.conflictDeleted');
  if (typeof value === 'boolean') return text(value ? 'resumes.conflictYes' : 'resumes.conflictNo');
  if (Array.isArray(value) && isRichText(value)) return plainText(value) || text('resumes.conflictEmpty');
  if (typeof value === 'object' && value !== null) {
    const texts = Object.entries(value).flatMap(([name, part]) =>
      name !== 'id' && typeof part === 'string' ? [keyWord(name, part, language)] : [],
    );
    return texts.filter((part) => part.trim() !== '').join(' · ') || text('resumes.conflictEmpty');
  }
  const stored = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const plain = keyWord(field ?? '', stored, language);
  return plain.trim() || text('resumes.conflictEmpty');
}
