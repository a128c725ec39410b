import type { TailoringMatch } from '@lauda/contract/resumes/tailoring';
import { type Passage, passageAt } from '@lauda/domain/tailoring/passages';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AskedItems } from './asked-items.tsx';
import { placeName, showPassage } from './place-name.ts';

type Requirement = TailoringMatch['requirements'][number];

const KINDS = ['must', 'nice', 'duty'] as const;
const ICONS = { met: CircleCheck, partly: CircleDot, missing: CircleDashed };
const COLOURS = { met: 'text-success', partly: 'text-warning', missing: 'text-muted' };

interface RequirementListProps {
  requirements: readonly Requirement[];
  passages: readonly Passage[];
  /** Ids of entries that count as evidence although no page prints them. */
  hiddenEntries: readonly string[];
}

/** The ad's requirements, whether each is met, and by which sentence. */
export function RequirementList({ requirements, passages, hiddenEntries }: RequirementListProps) {
  const text = useText();
  return (
    <Card className="grid gap-4">
      <h2 className="text-base font-semibold">{text('tailoring.requirements')}</h2>
      {requirements.length === 0 && <p className="text-sm text-muted">{text('tailoring.noRequirements')}</p>}
      {KINDS.map((kind) => {
        const ofKind = requirements.filter((requirement) => requirement.kind === kind);
        if (ofKind.length === 0) return null;
        const met = ofKind.filter(({ status }) => status === 'met').length;
        return (
          <section key={kind} className="grid gap-2">
            <h3 className="flex flex-wrap justify-between gap-x-3 text-sm font-medium">
              {text('tailoring.requirementKind', { kind })}
              <span className="font-normal text-muted">
                {text('tailoring.requirementsMet', { met, count: ofKind.length })}
              </span>
            </h3>
            <ul className="grid gap-2">
              {ofKind.map((requirement) => (
                <RequirementItem
                  key={requirement.id}
                  requirement={requirement}
                  passages={passages}
                  hiddenEntries={hiddenEntries}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Card>
  );
}

interface RequirementItemProps extends Omit<RequirementListProps, 'requirements'> {
  requirement: Requirement;
}

function RequirementItem({ requirement, passages, hiddenEntries }: RequirementItemProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const { status, items, proof, weight } = requirement;
  const Icon = ICONS[status];
  return (
    <li className="grid gap-1.5 text-sm">
      <div className="flex items-start gap-2">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${COLOURS[status]}`} />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">{requirement.text}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
            <span className={COLOURS[status]}>{text('tailoring.status', { status })}</span>
            <span>{text('tailoring.worth', { points: Math.round(weight) })}</span>
            {proof !== null && (
              <Button
                variant="link"
                size="sm"
                aria-expanded={isShown}
                aria-label={text('tailoring.whereLabel', { requirement: requirement.text })}
                onClick={() => setShown(!isShown)}
              >
                {text('tailoring.where')}
              </Button>
            )}
          </p>
        </div>
      </div>
      <AskedItems items={items} />
      {proof !== null && isShown && (
        <ul className="ms-6 grid gap-3 rounded-control bg-soft/60 p-3 text-on-soft">
          {proofsOf(requirement).map(({ name, path, sentence }) => (
            <ProofItem
              key={`${name}${path}${sentence}`}
              name={name}
              sentence={sentence}
              passage={passageAt(passages, path)}
              isHidden={path.split('/').some((part) => hiddenEntries.includes(part))}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface NamedProof {
  readonly name: string;
  readonly path: string;
  readonly sentence: string;
}

/** A sentence for each item with evidence, or that of the whole line. */
function proofsOf({ items, proof }: Requirement): NamedProof[] {
  const named = items.flatMap((item) => (item.proof === null ? [] : [{ name: item.name, ...item.proof }]));
  if (named.length > 1) return named;
  return proof === null ? [] : [{ name: '', ...proof }];
}

interface ProofItemProps {
  name: string;
  sentence: string;
  passage: Passage | null;
  isHidden: boolean;
}

function ProofItem({ name, sentence, passage, isHidden }: ProofItemProps) {
  const text = useText();
  return (
    <li className="grid justify-items-start gap-1">
      {name !== '' && <p className="text-xs font-medium wrap-anywhere">{name}</p>}
      <blockquote className="wrap-anywhere">{sentence}</blockquote>
      {isHidden && <p className="text-xs font-medium">{text('tailoring.proofHidden')}</p>}
      {passage !== null && (
        <>
          <p className="text-xs wrap-anywhere">
            {text('tailoring.proofIn', { place: placeName(text, passage) })}
          </p>
          <Button variant="link" size="sm" onClick={() => showPassage(passage.path)}>
            {text('tailoring.showPassage')}
          </Button>
        </>
      )}
    </li>
  );
}
