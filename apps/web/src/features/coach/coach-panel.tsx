import { useEffect } from 'react';
import { track } from '../../lib/analytics.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { CoachOffer } from './coach-offer.tsx';
import { CoachTalk } from './coach-talk.tsx';
import type { CoachEditor } from './coach-proposal.tsx';

interface CoachPanelProps extends CoachEditor {
  /** Null until the resume is in the account. */
  resumeId: string | null;
  isPro: boolean;
}

/** The conversation beside the preview, which shows applied changes immediately. */
export function CoachPanel({ resumeId, isPro, ...editor }: CoachPanelProps) {
  const text = useText();
  useEffect(() => {
    track('coach_opened');
    return () => track('coach_closed');
  }, []);
  return (
    <section aria-label={text('coach.title')} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-2xl tracking-display">{text('coach.title')}</h2>
        <p className="text-sm text-muted">{`${text('coach.description')} ${text('promises.ai')}`}</p>
      </div>
      <CoachContent resumeId={resumeId} isPro={isPro} editor={editor} />
    </section>
  );
}

function CoachContent({
  resumeId,
  isPro,
  editor,
}: Pick<CoachPanelProps, 'resumeId' | 'isPro'> & { editor: CoachEditor }) {
  const text = useText();
  if (!isPro) return <CoachOffer />;
  if (resumeId === null) return <p className="text-muted">{text('coach.notSavedYet')}</p>;
  return <CoachTalk resumeId={resumeId} editor={editor} />;
}
