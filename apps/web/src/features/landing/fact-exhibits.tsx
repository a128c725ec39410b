import { plainText } from '@lauda/domain/resume/rich-text';
import { sampleResume } from '@lauda/domain/resume/sample';
import type { PlainKey } from '@lauda/messages';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { HeroPicture } from './hero-picture.tsx';
import type { PagePicture } from './pictures.ts';

/** A change as the editor shows it: old text struck through, new text below, unconfirmed claims marked. */
export function ChangeExhibit() {
  const text = useText();
  return (
    <Desk>
      <div className="grid gap-3 border border-border bg-surface p-4 md:p-5">
        <del className="bg-delete px-2 py-1 text-on-delete">{text('landing.exhibitOld')}</del>
        <ins className="bg-insert px-2 py-1 text-on-insert no-underline">
          <RichText
            id="landing.exhibitNew"
            tags={{ mark: <mark className="bg-highlight px-0.5 whitespace-nowrap text-on-highlight" /> }}
          />
        </ins>
        <p className="text-sm text-muted">{text('landing.noteTitle')}</p>
      </div>
    </Desk>
  );
}

/** The text of the hero's page, as extracted from its file. */
export function ReadBackExhibit() {
  const text = useText();
  const { personalInfo } = sampleResume(useLocale());
  const { firstName, lastName, jobTitle, email, phone, city, summary } = personalInfo;
  const lines = [`${firstName} ${lastName}`, jobTitle, [email, phone, city].join(' · '), plainText(summary)];
  return (
    <Desk>
      <div className="font-mono text-xs leading-5 wrap-anywhere md:text-sm md:leading-6">
        <p className="pb-3 font-sans text-sm text-muted">{text('landing.exhibitRead')}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Desk>
  );
}

/** One page, half labeled as preview and half as PDF, without a visible seam. */
export function SeamExhibit({ picture }: { picture: (name: PagePicture) => string }) {
  const text = useText();
  return (
    <Desk isFlush>
      <div className="px-6 pt-4 md:px-10 md:pt-6">
        <p className="grid grid-cols-2 pb-3 text-center text-sm text-muted">
          <span>{text('landing.exhibitPreview')}</span>
          <span>{text('landing.exhibitFile')}</span>
        </p>
        <div className="relative h-48 overflow-hidden bg-paper shadow-paper md:h-56">
          <HeroPicture picture={picture} alt="" isLazy />
          <span className="absolute inset-y-0 start-1/2 border-s border-dashed border-[#0e5c45]" />
        </div>
      </div>
    </Desk>
  );
}

const MOMENTS: readonly (readonly [moment: PlainKey, said: PlainKey])[] = [
  ['landing.exhibitTyped', 'resumes.saving'],
  ['landing.exhibitCut', 'resumes.savedOnDeviceOffline'],
  ['landing.exhibitBack', 'resumes.saved'],
];

/** Save states, with the editor's own messages. */
export function SavingExhibit() {
  const text = useText();
  return (
    <Desk>
      <dl className="grid gap-3">
        {MOMENTS.map(([moment, said]) => (
          <div key={moment} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_1.6fr]">
            <dt className="text-sm text-muted">{text(moment)}</dt>
            <dd className="border border-border bg-surface px-3 py-2 text-sm font-medium">{text(said)}</dd>
          </div>
        ))}
      </dl>
    </Desk>
  );
}

/** The background of an exhibit; a flush exhibit runs off its lower edge. */
function Desk({ isFlush = false, children }: { isFlush?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid overflow-hidden rounded-card bg-sunken ${isFlush ? 'items-end' : 'items-center p-5 md:p-8'}`}
    >
      {children}
    </div>
  );
}
