import type { TextState, TwinField, TwinText } from '@lauda/domain/twins/texts';
import Check from 'lucide-react/icons/check';
import Equal from 'lucide-react/icons/equal';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { DiffText } from '../../../../ui/proposals/diff-text.tsx';
import { ProposalCard } from '../../../../ui/proposals/proposal-card.tsx';

const TONES = { inStep: 'success', untranslated: 'neutral', unchecked: 'info', changed: 'warning' } as const;

interface TwinTextCardProps {
  text: TwinText;
  place: string;
  /** Languages of the source and the twin. */
  langs: { readonly source: string; readonly twin: string };
  /** A pending translation; its fields are rendered below it. */
  offer: ReactNode;
  onWrite: (field: TwinField, words: string) => void;
  onInStep: () => void;
  onCopy: () => void;
}

/** A text of the source with the twin's beside it, or below where there is no room. */
export function TwinTextCard({
  text: shown,
  place,
  langs,
  offer,
  onWrite,
  onInStep,
  onCopy,
}: TwinTextCardProps) {
  const text = useText();
  const { state, fields } = shown;
  const isEmpty = fields.every(({ mine }) => mine === '');
  return (
    <ProposalCard
      title={place}
      passage={shown.key}
      badges={<Badge tone={TONES[state]}>{text('twins.state', { state })}</Badge>}
    >
      {fields.map((field) => (
        <div key={field.path.join('/')} className="grid gap-x-4 gap-y-1.5 @lg:grid-cols-2">
          <div lang={langs.source} className="min-w-0 text-sm text-muted @lg:pt-6">
            <SourceText field={field} state={state} />
          </div>
          <OwnWords field={field} lang={langs.twin} onWrite={(words) => onWrite(field, words)} />
        </div>
      ))}
      {offer}
      {state !== 'inStep' && (
        <div className="flex flex-wrap gap-2">
          {state === 'untranslated' && isEmpty ? (
            <Button size="sm" aria-label={`${text('twins.same')}: ${place}`} onClick={onCopy}>
              <Equal aria-hidden />
              {text('twins.same')}
            </Button>
          ) : (
            state !== 'untranslated' && (
              <Button size="sm" aria-label={`${text('twins.inStep')}: ${place}`} onClick={onInStep}>
                <Check aria-hidden />
                {text('twins.inStep')}
              </Button>
            )
          )}
        </div>
      )}
    </ProposalCard>
  );
}

/** Marks what changed in the source since the last sync; untranslated text is all new. */
function SourceText({ field: { before, source }, state }: { field: TwinField; state: TextState }) {
  const text = useText();
  if (source === '') return <span className="italic">{text('twins.gone')}</span>;
  if (state === 'changed' && before !== '' && before !== source)
    return <DiffText before={before} after={source} />;
  return <p className="whitespace-pre-line wrap-anywhere">{source}</p>;
}

interface OwnWordsProps {
  field: TwinField;
  lang: string;
  onWrite: (words: string) => void;
}

/** Every keystroke is saved to the resume. The field shows the text as typed: the resume trims its ends. */
function OwnWords({ field: { path, isText, mine }, lang, onWrite }: OwnWordsProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const control = {
    lang,
    value: typed ?? mine,
    onBlur: () => setTyped(null),
  };
  const write = (words: string) => {
    setTyped(words);
    onWrite(words);
  };
  return (
    <Field label={text('history.field', { field: path.at(-1) ?? '' })}>
      {isText ? (
        <Textarea minRows={2} {...control} onChange={(event) => write(event.target.value)} />
      ) : (
        <Input {...control} onChange={(event) => write(event.target.value)} />
      )}
    </Field>
  );
}
