import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { DraftDesk } from './draft-desk.ts';
import { VISITOR } from './draft-record.ts';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

interface NewResumeViewProps {
  desk: DraftDesk;
  userId: string | null;
  onOpenBuilder: () => void;
}

/** Whoever is here wants an empty page next. What they were at stays on the device, and within reach. */
export function NewResumeView({ desk, userId, onOpenBuilder }: NewResumeViewProps) {
  const text = useText();
  const ownerId = userId ?? VISITOR;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const ready = () => setReady(true);
    // Without a database nothing is remembered that would have to be cleared.
    desk.startNew(ownerId).then(ready, ready);
  }, [desk, ownerId]);

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.newResume')} description={text('resumes.newResumeDescription')} />
      <Button
        variant="primary"
        size="lg"
        className="justify-self-start"
        isLoading={!isReady}
        render={<Link to="/builder" />}
      >
        {text('resumes.startBlank')}
      </Button>
      <UnsavedDrafts
        desk={desk}
        ownerId={ownerId}
        heading={text('resumes.earlierDrafts')}
        onOpenBuilder={onOpenBuilder}
      />
    </div>
  );
}
