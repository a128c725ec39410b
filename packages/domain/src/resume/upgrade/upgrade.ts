import { hasOnceKeptAddress } from '../contacts/address.ts';
import { tidyLine } from '../shapes/leaf-shapes.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import { readMonth } from '../dates/month.ts';
import { DEFAULT_SECTION_TITLES } from '../vocabulary/section-titles.ts';
import { normaliseResume, type ParsedResume, parseResume, type ResumeDefaults } from '../schema.ts';
import { isRow, type Row } from '../shapes/shape.ts';
import { SCHEMA_VERSION } from '../shapes/resume-shape.ts';
import { linkFromVersion2 } from './upgrade-version-2.ts';
import { fromOlderVersion } from './upgrade-versions.ts';
import { degreeFromText, fieldFromText } from '../vocabulary/vocabulary.ts';

const rows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
function entryFromPlain(entry: Row): Row {
  const { id } = entry;
  return {
    ...entry,
    ...(typeof id === 'number' && { id: String(id) }),
    startDate: readMonth(entry['startDate']),
    endDate: readMonth(entry['endDate']),
  };
}

const educationFromPlain = (entry: Row): Row => ({
  ...entryFromPlain(entry),
  degree: degreeFromText(tidyLine(entry['degree'], MAX_CHARACTERS.line)),
  field: fieldFromText(tidyLine(entry['field'], MAX_CHARACTERS.line)),
});

/** Drops headings that were just defaults at the time; they follow the resume's language from now on. */
function ownTitles(value: unknown): Row {
  const defaults = new Set([
    'Experience',
    ...Object.values(DEFAULT_SECTION_TITLES).flatMap((titles) => Object.values(titles)),
  ]);
  const titles = isRow(value) ? value : {};
  return Object.fromEntries(Object.entries(titles).filter(([, title]) => !defaults.has(String(title))));
}

/** From the plain format: descriptions are strings, dates are free text, the template is a complete object. */
const fromPlain = (old: Row, defaults: ResumeDefaults): Row => ({
  ...normaliseResume(
    {
      ...old,
      experience: rows(old['experience']).map(entryFromPlain),
      education: rows(old['education']).map(educationFromPlain),
      skills: rows(old['skills']).map(entryFromPlain),
      contacts: rows(old['links']).map((link) => linkFromVersion2(link)),
      sectionTitle: ownTitles(old['sectionTitle']),
    },
    defaults,
  ),
});

function versionOf(row: Row): number | null {
  const version = row['schemaVersion'] ?? 0;
  const isKnown = typeof version === 'number' && Number.isInteger(version) && version >= 0;
  return isKnown && version <= SCHEMA_VERSION ? version : null;
}

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((node, name) => (node as Row | undefined)?.[name], value);

/**
 * Upgrades a stored resume of any version. One from a newer release is refused unchanged: saving only the known parts
 * would lose the rest.
 */
export function upgradeResume(value: unknown, defaults: ResumeDefaults): ParsedResume {
  if (!isRow(value)) return { ok: false, reason: 'wrong-type', path: [] };
  const version = versionOf(value);
  if (version === null) return { ok: false, reason: 'unknown-version', path: ['schemaVersion'] };
  const current = version === 0 ? fromPlain(value, defaults) : fromOlderVersion(value);
  const read = parseResume(current);
  const isOnceKept =
    !read.ok && read.reason === 'not-allowed' && hasOnceKeptAddress(valueAt(current, read.path));
  // Drops the address; otherwise the whole resume could no longer be opened.
  return isOnceKept ? parseResume(normaliseResume(current, defaults)) : read;
}
