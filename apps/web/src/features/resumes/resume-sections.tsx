import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { resumeTitle } from '@lauda/domain/resume/title';
import { DEGREES, FIELDS_OF_STUDY, SKILL_LEVELS } from '@lauda/domain/resume/vocabulary';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EntryList } from './entry-list.tsx';
import { ChoicePlace, FlagPlace, LongTextPlace, MonthPlace, TextPlace } from './resume-fields.tsx';
import { useResume } from './use-draft.ts';

const PAIR = 'grid items-start gap-4 sm:grid-cols-2';
const PERIOD = { startDate: '', endDate: '', current: false, location: '', description: [] };

export function PersonalSection() {
  const text = useText();
  const called = useResume((resume) => resumeTitle({ ...resume, title: '' }));
  const place = (name: string) => ['personalInfo', name];
  return (
    <Card>
      <CardHeader title={text('resumes.personalInfo')} />
      <div className="grid gap-4">
        <TextPlace
          path={['title']}
          label={text('resumes.title')}
          placeholder={called}
          maxLength={MAX_CHARACTERS.title}
        />
        <div className={PAIR}>
          <TextPlace
            path={place('firstName')}
            label={text('resumes.firstName')}
            autoComplete="given-name"
            maxLength={MAX_CHARACTERS.name}
          />
          <TextPlace
            path={place('lastName')}
            label={text('resumes.lastName')}
            autoComplete="family-name"
            maxLength={MAX_CHARACTERS.name}
          />
          <TextPlace
            path={place('email')}
            label={text('resumes.email')}
            type="email"
            autoComplete="email"
            maxLength={MAX_CHARACTERS.email}
          />
          <TextPlace
            path={place('phone')}
            label={text('resumes.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_CHARACTERS.phone}
          />
          <TextPlace
            path={place('jobTitle')}
            label={text('resumes.jobTitle')}
            autoComplete="organization-title"
            maxLength={MAX_CHARACTERS.line}
          />
          <TextPlace
            path={place('city')}
            label={text('resumes.city')}
            autoComplete="address-level2"
            maxLength={MAX_CHARACTERS.place}
          />
        </div>
        <LongTextPlace
          path={place('summary')}
          label={text('resumes.summary')}
          hint={text('resumes.summaryHint')}
        />
      </div>
    </Card>
  );
}

function PeriodPlaces({ path }: { path: readonly string[] }) {
  const text = useText();
  return (
    <div className={PAIR}>
      <MonthPlace
        path={[...path, 'startDate']}
        label={text('resumes.startDate')}
        hint={text('resumes.dateHint')}
      />
      <MonthPlace
        path={[...path, 'endDate']}
        label={text('resumes.endDate')}
        hint={text('resumes.dateHint')}
      />
    </div>
  );
}

export function ExperienceSection() {
  const text = useText();
  return (
    <EntryList
      section="experience"
      title={text('resumes.experience')}
      addLabel={text('resumes.addExperience')}
      entryName={(number) => text('resumes.experienceNumber', { number })}
      blank={{ ...PERIOD, company: '', position: '' }}
    >
      {(id) => (
        <>
          <div className={PAIR}>
            <TextPlace
              path={['experience', id, 'company']}
              label={text('resumes.company')}
              maxLength={MAX_CHARACTERS.line}
              isRequired
            />
            <TextPlace
              path={['experience', id, 'position']}
              label={text('resumes.position')}
              maxLength={MAX_CHARACTERS.line}
              isRequired
            />
          </div>
          <PeriodPlaces path={['experience', id]} />
          <FlagPlace path={['experience', id, 'current']} label={text('resumes.current')} />
          <LongTextPlace path={['experience', id, 'description']} label={text('resumes.description')} />
        </>
      )}
    </EntryList>
  );
}

export function EducationSection() {
  const text = useText();
  const degrees = DEGREES.map((degree) => ({ value: degree, label: text('resumes.degreeName', { degree }) }));
  const fields = FIELDS_OF_STUDY.map((field) => ({
    value: field,
    label: text('resumes.fieldName', { field }),
  }));
  return (
    <EntryList
      section="education"
      title={text('resumes.education')}
      addLabel={text('resumes.addEducation')}
      entryName={(number) => text('resumes.educationNumber', { number })}
      blank={{ ...PERIOD, school: '', degree: '', field: '' }}
    >
      {(id) => (
        <>
          <TextPlace
            path={['education', id, 'school']}
            label={text('resumes.school')}
            maxLength={MAX_CHARACTERS.line}
            isRequired
          />
          <div className={PAIR}>
            <ChoicePlace
              path={['education', id, 'degree']}
              label={text('resumes.degree')}
              options={degrees}
              placeholder={text('resumes.chooseDegree')}
              isRequired
            />
            <ChoicePlace
              path={['education', id, 'field']}
              label={text('resumes.field')}
              options={fields}
              placeholder={text('resumes.chooseField')}
            />
          </div>
          <PeriodPlaces path={['education', id]} />
        </>
      )}
    </EntryList>
  );
}

export function SkillSection() {
  const text = useText();
  const levels = SKILL_LEVELS.map((level) => ({ value: level, label: text('resumes.levelName', { level }) }));
  return (
    <EntryList
      section="skills"
      title={text('resumes.skills')}
      addLabel={text('resumes.addSkill')}
      entryName={(number) => text('resumes.skillNumber', { number })}
      blank={{ name: '', skillLevelId: '' }}
    >
      {(id) => (
        <div className={PAIR}>
          <TextPlace
            path={['skills', id, 'name']}
            label={text('resumes.skillName')}
            maxLength={MAX_CHARACTERS.name}
            isRequired
          />
          <ChoicePlace
            path={['skills', id, 'skillLevelId']}
            label={text('resumes.skillLevel')}
            options={levels}
            placeholder={text('resumes.chooseLevel')}
            isRequired
          />
        </div>
      )}
    </EntryList>
  );
}
