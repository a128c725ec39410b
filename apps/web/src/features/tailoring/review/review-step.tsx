import type { StoredResume } from '@lauda/contract/resumes/resumes';
import type { TailoringMatch } from '@lauda/contract/resumes/tailoring';
import { SKILLS_PATH } from '@lauda/domain/tailoring/passages';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { resumeTitle } from '@lauda/domain/resume/title';
import { useQuery } from '@tanstack/react-query';
import Save from 'lucide-react/icons/save';
import { useMemo, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { cardsOf, changesOf, hasOutdated } from '../cards.ts';
import { matchQuery, type TailoringApi } from '../tailoring-queries.ts';
import { useTailoringSuggestions } from '../use-tailoring-suggestions.ts';
import { useWizard } from '../use-wizard.ts';
import type { WizardDocument } from '../wizard-type.ts';
import { withChoice } from '../wizard.ts';
import { CardList } from './card-list.tsx';
import { MissingSkills } from './missing-skills.tsx';
import { showPassage } from './place-name.ts';
import { RequirementList } from './requirement-list.tsx';
import { SaveDialog, type SavedCopy } from './save-dialog.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SuggestionsState } from './suggestions-state.tsx';

interface ReviewStepProps {
  api: TailoringApi;
  wizardDocument: WizardDocument;
  stored: StoredResume;
  onAnswered: () => void;
  onBack: () => void;
  onSaved: (saved: SavedCopy, job: TailoredJob) => void;
}

/** The job a copy was tailored for. */
export interface TailoredJob {
  readonly ad: string;
  readonly match: TailoringMatch;
}

export function ReviewStep({ api, wizardDocument, stored, onAnswered, onBack, onSaved }: ReviewStepProps) {
  const text = useText();
  const wizard = useWizard(wizardDocument);
  const [isSaving, setSaving] = useState(false);
  const { resume, id, version } = stored;
  const cards = useMemo(() => cardsOf(resume, wizard), [resume, wizard]);
  const changes = changesOf(cards);
  const ad = wizard.ad.trim();
  const match = useQuery(matchQuery(api, { id, version, ad, changes }));
  const suggestions = useTailoringSuggestions(api, wizardDocument, wizard, onAnswered);
  const passages = cards.map(({ passage }) => passage);
  const count = cards.filter(({ suggestion }) => suggestion !== null).length;

  const addSkill = (name: string) => {
    const skills = cards.find(({ passage }) => passage.path === SKILLS_PATH);
    if (skills === undefined) return;
    const edit = skills.text === '' ? name : `${skills.text}\n${name}`;
    wizardDocument.change((now) => withChoice(now, SKILLS_PATH, { edit, decision: 'pending' }));
    showPassage(SKILLS_PATH);
  };
  const openSaving = () => {
    const title = resumeTitle(resume);
    const name = text('tailoring.defaultName', { title }).slice(0, MAX_CHARACTERS.title);
    if (wizard.name === '') wizardDocument.change((now) => ({ ...now, name }));
    setSaving(true);
  };

  if (match.isPending) return <LoadingState label={text('tailoring.busy')} />;
  if (match.isError)
    return (
      <Callout
        tone="danger"
        role="alert"
        title={text('tailoring.failedTitle')}
        action={
          <span className="flex gap-2">
            <Button size="sm" onClick={onBack}>
              {text('tailoring.back')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => void match.refetch()}>
              {text('tailoring.retry')}
            </Button>
          </span>
        }
      >
        {text('tailoring.failedDescription')}
      </Callout>
    );
  const { original, tailored, hasSuggestions } = match.data;
  const shown = tailored ?? original;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside className="grid gap-4 lg:order-2">
          <ScorePanel original={original.score} tailored={tailored?.score ?? null} />
          <MissingSkills skills={shown.missingSkills} onHave={addSkill} />
          <RequirementList
            requirements={shown.requirements}
            passages={passages}
            hiddenEntries={resume.hiddenEntries}
          />
        </aside>
        <div className="grid gap-4">
          {hasOutdated(resume, wizard) && <Callout tone="warning">{text('tailoring.outdated')}</Callout>}
          <SuggestionsState
            state={suggestions.state}
            hasModel={hasSuggestions}
            count={count}
            onAsk={suggestions.ask}
            onCancel={suggestions.cancel}
          />
          <CardList cards={cards} wizardDocument={wizardDocument} />
        </div>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-border bg-bg px-4 py-3 md:-mx-8 md:px-8">
        <Button onClick={onBack}>{text('tailoring.back')}</Button>
        <p
          aria-live="polite"
          className="ms-auto text-sm text-muted max-sm:order-first max-sm:ms-0 max-sm:w-full"
        >
          {changes.length === 0
            ? text('tailoring.saveNeedsChange')
            : text('tailoring.acceptedCount', { count: changes.length })}
        </p>
        <Button
          variant="primary"
          className="max-sm:flex-1"
          disabled={changes.length === 0}
          onClick={openSaving}
        >
          <Save aria-hidden />
          {text('tailoring.save')}
        </Button>
      </div>
      <SaveDialog
        api={api}
        wizardDocument={wizardDocument}
        resumeId={id}
        name={wizard.name}
        changes={changes}
        ad={ad}
        isOpen={isSaving}
        onOpenChange={setSaving}
        onSaved={(saved) => onSaved(saved, { ad, match: shown })}
      />
    </div>
  );
}
