import type { Application, MatchSnapshot } from '@lauda/domain/application/application';
import { markSent, moveTo } from '@lauda/domain/application/changes';
import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { stampNow, today } from '../stamp.ts';
import { useCardName } from '../use-card-name.ts';
import { useApplication } from './use-application.ts';

/** Resume and share link functions that the dialog needs from other features. */
export interface SendingTools {
  resumes: readonly ResumeSummary[];
  /** Saves unsent edits; returns the current version and, if it can be computed, its match with the ad. */
  freeze: (resumeId: string, ad: string) => Promise<{ version: number; match: MatchSnapshot | null }>;
  /** Returns the id of a link to the resume's current version. */
  createLink: (resumeId: string, label: string) => Promise<string>;
}

const NO_RESUME = 'none';

interface AppliedDialogProps {
  openApplication: OpenApplication;
  tools: SendingTools;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Marks the application as applied, with the resume version that was sent and a link to it. */
export function AppliedDialog({ openApplication, tools, isOpen, onOpenChange }: AppliedDialogProps) {
  const text = useText();
  const nameOf = useCardName();
  const application = useApplication(openApplication);
  const { resumes } = tools;
  const meant = resumes.find(({ id }) => id === (application.sent?.resumeId ?? application.resumeId));
  const [chosen, setChosen] = useState<string | null>(null);
  const resumeId = chosen ?? meant?.id ?? resumes[0]?.id ?? NO_RESUME;
  const [on, setOn] = useState<string | null>(null);
  const [hasLink, setHasLink] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'link' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const titleOf = ({ title }: ResumeSummary) => title.trim() || text('resumes.myResume');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const day = on ?? application.appliedOn ?? today();
    const apply = (make: (now: Application) => Application) =>
      openApplication.edit((now) => {
        const isOpenState = now.stage.state === 'saved';
        const moved = isOpenState ? moveTo(now, { state: 'applied', outcome: null }, stampNow(day)) : now;
        return make({ ...moved, appliedOn: day });
      });
    setProblem(null);
    setBusy(true);
    try {
      const resume = resumes.find(({ id }) => id === resumeId);
      if (resume === undefined) {
        apply((now) => now);
        return onOpenChange(false);
      }
      const { version, match } = await tools.freeze(resumeId, application.ad.text);
      const sent = { resumeId, version };
      apply((now) => ({
        ...markSent(now, { sent, name: titleOf(resume) }, stampNow(day)),
        match: match ?? now.match,
      }));
      // The server copies the version with this save; offline it does so later.
      await openApplication.save();
      if (hasLink && !(await addLink())) return;
      onOpenChange(false);
    } catch {
      setProblem('failed');
    } finally {
      setBusy(false);
    }
  };
  const addLink = async (): Promise<boolean> => {
    try {
      const linkId = await tools.createLink(resumeId, nameOf(application));
      openApplication.edit((now) => ({ ...now, link: { resumeId, linkId } }));
      return true;
    } catch {
      setProblem('link');
      return false;
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      canDismiss={!isBusy}
      title={text('applications.appliedTitle')}
      description={text('applications.appliedDescription')}
    >
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {problem !== null && (
          <Callout tone="danger" role="alert">
            {text(problem === 'link' ? 'applications.linkFailed' : 'applications.appliedFailed')}
          </Callout>
        )}
        <Field label={text('applications.resumeSent')}>
          <Select
            value={resumeId}
            onValueChange={setChosen}
            options={[
              ...resumes.map((resume) => ({ value: resume.id, label: titleOf(resume) })),
              { value: NO_RESUME, label: text('applications.resumeElsewhere') },
            ]}
          />
        </Field>
        <Field label={text('applications.field', { field: 'appliedOn' })}>
          <Input
            type="date"
            required
            value={on ?? application.appliedOn ?? today()}
            onChange={({ target: { value } }) => setOn(value === '' ? null : value)}
          />
        </Field>
        {resumeId !== NO_RESUME && application.link === null && (
          <Checkbox
            label={text('applications.makeLink', { name: nameOf(application) })}
            hint={text('applications.makeLinkHint')}
            checked={hasLink}
            onCheckedChange={setHasLink}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2 pt-1 pb-2 max-sm:flex-col-reverse">
          <Button onClick={() => onOpenChange(false)} disabled={isBusy}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={isBusy}>
            {text('applications.markApplied')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
