import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { resumeTitle } from '@lauda/domain/resume/title';
import Pencil from 'lucide-react/icons/pencil';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useResume } from '../../use-draft.ts';
import { ContactList } from '../contacts/contact-list.tsx';
import { enterGoesOn } from '../enter-goes-on.ts';
import { PhotoPlace } from '../photo/photo-place.tsx';
import { TextPlace } from '../place-fields.tsx';
import { SectionCard } from './section-card.tsx';

export function PersonalSection() {
  const text = useText();
  const called = useResume((resume) => resumeTitle({ ...resume, title: '' }));
  const place = (name: string) => ['personalInfo', name];
  const { title, name, email, phone, line, place: placeLength } = MAX_CHARACTERS;
  const menu = (rename: () => void) => (
    <IconButton size="sm" label={text('builder.renameSection')} onClick={rename}>
      <Pencil aria-hidden />
    </IconButton>
  );
  return (
    <SectionCard section="personalInfo" menu={menu}>
      {/* Enter comes from the fields in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="grid gap-4" onKeyDown={enterGoesOn}>
        <TextPlace path={['title']} label={text('resumes.title')} placeholder={called} maxLength={title} />
        <div className="grid items-start gap-4 @md:grid-cols-2">
          <TextPlace
            path={place('firstName')}
            label={text('resumes.firstName')}
            autoComplete="given-name"
            maxLength={name}
          />
          <TextPlace
            path={place('lastName')}
            label={text('resumes.lastName')}
            autoComplete="family-name"
            maxLength={name}
          />
          <TextPlace
            path={place('email')}
            label={text('resumes.email')}
            type="email"
            autoComplete="email"
            maxLength={email}
          />
          <TextPlace
            path={place('phone')}
            label={text('resumes.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={phone}
          />
          <TextPlace
            path={place('jobTitle')}
            label={text('resumes.jobTitle')}
            autoComplete="organization-title"
            maxLength={line}
          />
          <TextPlace
            path={place('city')}
            label={text('resumes.city')}
            autoComplete="address-level2"
            maxLength={placeLength}
          />
        </div>
        <ContactList />
        <PhotoPlace />
      </div>
    </SectionCard>
  );
}
