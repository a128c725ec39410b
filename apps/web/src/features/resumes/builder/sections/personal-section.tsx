import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { resumeTitle } from '@lauda/domain/resume/title';
import Pencil from 'lucide-react/icons/pencil';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useResume } from '../../use-draft.ts';
import { ContactList } from '../contacts/contact-list.tsx';
import { enterGoesOn } from '../fields/enter-goes-on.ts';
import { FIELD_PAIRS } from '../layout.ts';
import { PERSONAL_FIELDS } from '../fields/personal-fields.ts';
import { PhotoPlace } from '../photo/photo-place.tsx';
import { TextPlace } from '../fields/place-fields.tsx';
import { SectionCard } from './section-card.tsx';

export function PersonalSection() {
  const text = useText();
  const called = useResume((resume) => resumeTitle({ ...resume, title: '' }));
  const menu = (rename: () => void) => (
    <IconButton size="sm" label={text('builder.renameSection')} onClick={rename}>
      <Pencil aria-hidden />
    </IconButton>
  );
  return (
    <SectionCard section="personalInfo" menu={menu}>
      {/* Enter bubbles from the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="grid gap-4" onKeyDown={enterGoesOn}>
        <TextPlace
          path={['title']}
          label={text('resumes.title')}
          placeholder={called}
          maxLength={MAX_CHARACTERS.title}
        />
        <div className={FIELD_PAIRS}>
          {PERSONAL_FIELDS.map(({ name, label, ...input }) => (
            <TextPlace key={name} path={['personalInfo', name]} label={text(label)} {...input} />
          ))}
        </div>
        <ContactList />
        <PhotoPlace />
      </div>
    </SectionCard>
  );
}
