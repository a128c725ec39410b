import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { Path } from '@lauda/domain/resume/merge/merge';
import { FIELDS_OF_STUDY, LANGUAGE_LEVELS } from '@lauda/domain/resume/vocabulary/vocabulary';
import { choicesOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import type { ComponentType } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useResume } from '../../use-draft.ts';
import { AddRoleButton } from '../employers/add-role-button.tsx';
import { MonthPlace, PeriodPlaces } from '../fields/period-places.tsx';
import { SuggestPlace, TextPlace } from '../fields/place-fields.tsx';
import { RichTextPlace } from '../rich-text/rich-text-place.tsx';
import { SuggestionsPlace } from '../suggestions-place.tsx';
import { DegreePlace } from '../fields/degree-place.tsx';
import type { CardKind } from './entry-kinds.ts';
import { useWrittenEntries } from './use-written-entries.ts';
import { WrittenEntryHint } from './written-entry-hint.tsx';

const PAIR = 'grid items-start gap-4 @md:grid-cols-2';

interface FieldsProps {
  path: Path;
}

function UrlPlace({ path }: FieldsProps) {
  const text = useText();
  return (
    <TextPlace
      path={[...path, 'url']}
      label={text('builder.address')}
      inputMode="url"
      maxLength={MAX_CHARACTERS.url}
    />
  );
}

function DescriptionPlace({ path, kind }: FieldsProps & { kind: CardKind }) {
  const text = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 *:first:w-full">
      <RichTextPlace
        path={[...path, 'description']}
        label={text('resumes.description')}
        hint={text('builder.descriptionExample', { kind })}
      />
      {/* Aligns its text, not its padding, with the field. */}
      <div className="-ms-3">
        <SuggestionsPlace place={{ kind: 'description', path }} />
      </div>
    </div>
  );
}

function LocationPlace({ path }: FieldsProps) {
  const text = useText();
  return (
    <TextPlace
      path={[...path, 'location']}
      label={text('builder.location')}
      maxLength={MAX_CHARACTERS.place}
    />
  );
}

function ExperienceFields({ path }: FieldsProps) {
  const text = useText();
  const { line } = MAX_CHARACTERS;
  return (
    <>
      <div className={PAIR}>
        <TextPlace
          path={[...path, 'position']}
          label={text('resumes.position')}
          maxLength={line}
          isRequired
        />
        <TextPlace path={[...path, 'company']} label={text('resumes.company')} maxLength={line} isRequired />
      </div>
      <WrittenEntryHint kind="experience" path={path} />
      <PeriodPlaces path={path} currentLabel={text('resumes.current')} />
      <LocationPlace path={path} />
      <DescriptionPlace path={path} kind="experience" />
      <AddRoleButton entryId={path.at(-1) ?? ''} />
    </>
  );
}

function EducationFields({ path }: FieldsProps) {
  const text = useText();
  const language = useResume((resume) => resume.language);
  return (
    <>
      <TextPlace
        path={[...path, 'school']}
        label={text('resumes.school')}
        maxLength={MAX_CHARACTERS.line}
        isRequired
      />
      <WrittenEntryHint kind="education" path={path} />
      <div className={PAIR}>
        <DegreePlace path={[...path, 'degree']} />
        <SuggestPlace
          path={[...path, 'field']}
          label={text('resumes.field')}
          options={choicesOf(FIELDS_OF_STUDY, 'fields', language)}
          placeholder={text('builder.chooseOrType')}
          maxLength={MAX_CHARACTERS.line}
        />
      </div>
      <PeriodPlaces path={path} currentLabel={text('builder.stillStudying')} />
      <LocationPlace path={path} />
      <DescriptionPlace path={path} kind="education" />
    </>
  );
}

function ProjectFields({ path }: FieldsProps) {
  const text = useText();
  return (
    <>
      <div className={PAIR}>
        <TextPlace
          path={[...path, 'name']}
          label={text('builder.projectName')}
          maxLength={MAX_CHARACTERS.line}
        />
        <UrlPlace path={path} />
      </div>
      <PeriodPlaces path={path} currentLabel={text('builder.stillGoing')} />
      <DescriptionPlace path={path} kind="projects" />
    </>
  );
}

function LanguageFields({ path }: FieldsProps) {
  const text = useText();
  const language = useResume((resume) => resume.language);
  return (
    <div className={PAIR}>
      <TextPlace path={[...path, 'name']} label={text('builder.language')} maxLength={MAX_CHARACTERS.name} />
      <SuggestPlace
        path={[...path, 'level']}
        label={text('resumes.skillLevel')}
        options={choicesOf(LANGUAGE_LEVELS, 'languageLevels', language)}
        placeholder={text('builder.chooseOrType')}
        maxLength={MAX_CHARACTERS.name}
      />
    </div>
  );
}

function CertificationFields({ path }: FieldsProps) {
  const text = useText();
  return (
    <>
      <div className={PAIR}>
        <TextPlace
          path={[...path, 'name']}
          label={text('builder.certification')}
          maxLength={MAX_CHARACTERS.line}
        />
        <TextPlace
          path={[...path, 'issuer']}
          label={text('builder.issuer')}
          maxLength={MAX_CHARACTERS.line}
        />
      </div>
      <div className={PAIR}>
        <MonthPlace path={[...path, 'date']} label={text('builder.date')} />
        <UrlPlace path={path} />
      </div>
    </>
  );
}

function CustomFields({ path }: FieldsProps) {
  const text = useText();
  return (
    <>
      <div className={PAIR}>
        <TextPlace
          path={[...path, 'title']}
          label={text('builder.itemTitle')}
          maxLength={MAX_CHARACTERS.line}
        />
        <TextPlace
          path={[...path, 'subtitle']}
          label={text('builder.itemSubtitle')}
          maxLength={MAX_CHARACTERS.line}
        />
      </div>
      <PeriodPlaces path={path} currentLabel={text('builder.stillGoing')} />
      <UrlPlace path={path} />
      <DescriptionPlace path={path} kind="custom" />
    </>
  );
}

const FIELDS: Record<CardKind, ComponentType<FieldsProps>> = {
  experience: ExperienceFields,
  education: EducationFields,
  projects: ProjectFields,
  languages: LanguageFields,
  certifications: CertificationFields,
  custom: CustomFields,
};

export function EntryFields({ kind, path }: FieldsProps & { kind: CardKind }) {
  const Fields = FIELDS[kind];
  const { onPaste, onKeyDown } = useWrittenEntries(kind, path);
  return (
    // Pasted text and Enter bubble from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onPaste={onPaste} onKeyDown={onKeyDown}>
      <Fields path={path} />
    </div>
  );
}
