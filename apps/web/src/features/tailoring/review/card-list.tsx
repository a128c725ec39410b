import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { acceptAll, canAcceptWithOthers, type Card, rejectAll } from '../cards.ts';
import type { WizardDocument } from '../wizard-type.ts';
import { withChoice } from '../wizard.ts';
import { PassageCard } from './passage-card.tsx';
import { placeName } from './place-name.ts';

const TYPING = 'input, textarea, select, [contenteditable], [role=combobox]';

const cardsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-proposal]')];

/** Every passage to decide on, by mouse or keyboard. */
export function CardList({
  cards,
  wizardDocument,
}: {
  cards: readonly Card[];
  wizardDocument: WizardDocument;
}) {
  const text = useText();
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const setEditing = (path: string, isEditing: boolean) =>
    setEdited((now) => new Set(isEditing ? [...now, path] : [...now].filter((known) => known !== path)));
  const suggested = cards.filter(({ suggestion }) => suggestion !== null);
  const acceptable = cards.filter(canAcceptWithOthers);
  const withClaims = suggested.filter(
    ({ claims, choice }) => claims.length > 0 && choice.decision === 'pending',
  );

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const target = event.target as HTMLElement;
    if (target.matches(TYPING) || event.altKey) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return wizardDocument.change((now) => acceptAll(now, cards));
    }
    if (event.ctrlKey || event.metaKey) return;
    const all = cardsIn(list);
    const at = all.findIndex((element) => element.contains(target));
    const card = cards.find(({ passage }) => passage.path === all[at]?.dataset['proposal']);
    const key = event.key.toLowerCase();
    if (key === 'j' || key === 'k') return all[at + (key === 'j' ? 1 : -1)]?.focus();
    if (card === undefined) return;
    const { path } = card.passage;
    const isOpen = card.text !== card.passage.text && card.choice.decision === 'pending';
    if (key === 'a' && isOpen && card.canAccept)
      wizardDocument.change((now) => withChoice(now, path, { decision: 'accepted' }));
    else if (key === 'r' && isOpen)
      wizardDocument.change((now) => withChoice(now, path, { decision: 'rejected' }));
    else if (key === 'e') {
      event.preventDefault();
      setEditing(path, true);
    }
  };

  return (
    // Handles keys of the cards inside, which can have the focus themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={text('tailoring.suggestionsTitle')} className="grid gap-4" onKeyDown={press}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base font-semibold">{text('tailoring.suggestionsTitle')}</h3>
        {suggested.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={acceptable.length === 0}
              onClick={() => wizardDocument.change((now) => acceptAll(now, cards))}
            >
              {acceptable.length === 0
                ? text('tailoring.acceptAll')
                : text('tailoring.acceptAllCount', { count: acceptable.length })}
            </Button>
            <Button size="sm" onClick={() => wizardDocument.change((now) => rejectAll(now, cards))}>
              {text('tailoring.rejectAll')}
            </Button>
          </div>
        )}
      </div>
      {withClaims.length > 0 && (
        <p className="text-sm text-warning">{text('tailoring.claimsLeft', { count: withClaims.length })}</p>
      )}
      {suggested.length > 0 && <p className="text-sm text-muted">{text('promises.ai')}</p>}
      {suggested.length > 0 && <p className="text-xs text-muted max-md:hidden">{text('tailoring.keys')}</p>}
      {cards.map((card) => {
        const { path } = card.passage;
        const hasOwnWords = card.choice.edit !== null && card.choice.decision === 'pending';
        return (
          <PassageCard
            key={path}
            card={card}
            place={placeName(text, card.passage)}
            isEditing={edited.has(path) || hasOwnWords}
            onEditing={(isEditing) => setEditing(path, isEditing)}
            onChange={(change) => wizardDocument.change((now) => withChoice(now, path, change))}
          />
        );
      })}
    </section>
  );
}
