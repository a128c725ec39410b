import type { ResumeBase } from '@lauda/contract/resumes/variants';
import { twinTexts, type TwinText, withWords } from '@lauda/domain/twins/texts';
import type { Resume } from '@lauda/domain/resume/resume';
import { Link } from '@tanstack/react-router';
import Languages from 'lucide-react/icons/languages';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { focusNeighbour } from '../focus-neighbour.ts';
import { UnlinkButton } from '../unlink-button.tsx';
import { UpdateCard } from '../update-card.tsx';
import { placeOf } from '../update-texts.ts';
import type { BaseUpdates, ProposalsEditor } from '../use-base-updates.ts';
import { TranslationOffer } from './translation-offer.tsx';
import { TwinTextCard } from './twin-text-card.tsx';
import { useTranslations } from './use-translations.ts';

interface TwinPanelProps {
  resumeId: string;
  base: ResumeBase;
  twin: Resume;
  updates: BaseUpdates;
  editor: ProposalsEditor;
}

/** A resume beside its twin: changed facts, then all texts of the source with those of the twin. */
export function TwinPanel({ resumeId, base, twin, updates, editor }: TwinPanelProps) {
  const text = useText();
  const listRef = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  const texts = useMemo(() => twinTexts(base.snapshot, twin, base.base), [base, twin]);
  const source = { resume: base.base, version: base.baseVersion };
  const { isOn, proposals, translate, decide } = useTranslations(resumeId, editor, source, texts);
  const open = texts.filter(({ state }) => state !== 'inStep');
  const asked = open.filter(({ key }) => !proposals.has(key)).map(({ key }) => key);
  const clean = open.flatMap(({ key }) => {
    const proposal = proposals.get(key);
    return proposal === undefined || proposal.claims.length > 0 ? [] : [{ proposal, confirmed: [] }];
  });
  // A card being edited stays until something else happens: its text is in sync only when the user says so.
  const shown = isAll ? texts : open;
  const langs = { source: base.base.language, twin: twin.language };

  const leave = (key: string) => focusNeighbour(listRef.current, key);
  const inStep = (key: string) => {
    leave(key);
    updates.decide({ decision: 'accepted', passages: [key] });
  };
  const copy = ({ key, fields }: TwinText) => {
    editor.editWithUndo((resume) =>
      fields.reduce((now, { path, source: words }) => withWords(now, base.base, path, words), resume),
    );
    inStep(key);
  };
  return (
    <section
      ref={listRef}
      tabIndex={-1}
      aria-labelledby="twin-of"
      className="@container grid gap-4 outline-none"
    >
      <div className="grid gap-2">
        <h3 id="twin-of" className="text-base font-semibold wrap-anywhere">
          {text('twins.of', { title: base.baseTitle })}
        </h3>
        <p className="text-sm text-muted">{text('twins.description')}</p>
        <p role="status" className="text-sm">
          {text('twins.standing', { done: texts.length - open.length, count: texts.length })}
        </p>
        <div className="flex flex-wrap gap-2">
          {isOn && asked.length > 0 && (
            <Button
              variant="primary"
              size="sm"
              isLoading={translate.isPending}
              onClick={() => translate.mutate(asked)}
            >
              <Languages aria-hidden />
              {text('twins.translate', { count: asked.length })}
            </Button>
          )}
          {clean.length > 1 && (
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                listRef.current?.focus();
                decide(clean, 'accepted');
              }}
            >
              {text('twins.takeClean', { count: clean.length })}
            </Button>
          )}
          <Button size="sm" render={<Link to="/builder" search={{ resume: base.baseId }} />}>
            {text('twins.openSource')}
          </Button>
        </div>
        {!isOn && open.length > 0 && <p className="text-sm text-muted">{text('twins.byHand')}</p>}
      </div>
      {updates.updates.map((update) => (
        <UpdateCard
          key={update.passage}
          update={update}
          onDecide={(decision) => {
            leave(update.passage);
            updates.decide({ decision, passages: [update.passage] });
          }}
        />
      ))}
      {shown.map((each) => {
        const proposal = proposals.get(each.key);
        const place = placeOf(each, text);
        return (
          <TwinTextCard
            key={each.key}
            text={each}
            place={place}
            langs={langs}
            offer={
              proposal && (
                <TranslationOffer
                  key={proposal.id}
                  proposal={proposal}
                  place={place}
                  lang={langs.twin}
                  onAccept={(confirmed) => {
                    leave(each.key);
                    decide([{ proposal, confirmed }], 'accepted');
                  }}
                  onEdit={() => decide([{ proposal, confirmed: [] }], 'edited')}
                  onReject={() => decide([{ proposal, confirmed: [] }], 'rejected')}
                />
              )
            }
            onWrite={({ path }, words) => editor.edit((resume) => withWords(resume, base.base, path, words))}
            onInStep={() => inStep(each.key)}
            onCopy={() => copy(each)}
          />
        );
      })}
      {open.length < texts.length && (
        <div>
          <Button size="sm" variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {text(isAll ? 'twins.showOpen' : 'twins.showAll', { count: texts.length })}
          </Button>
        </div>
      )}
      <UnlinkButton resumeId={resumeId} kind="twin" baseTitle={base.baseTitle} />
    </section>
  );
}
