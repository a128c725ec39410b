import type { BaseUpdate } from '@lauda/domain/proposals/base-updates';
import type { ShownField } from '@lauda/domain/proposals/shown';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useI18n, useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DiffText } from '../../../ui/proposals/diff-text.tsx';
import { ProposalCard } from '../../../ui/proposals/proposal-card.tsx';
import { MenuItem } from '../../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { fieldLabel, fieldText, placeOf, settingsKey } from './update-texts.ts';

const TONES = { added: 'success', removed: 'danger', changed: 'neutral', moved: 'info' } as const;

interface UpdateCardProps {
  update: BaseUpdate;
  onDecide: (decision: 'accepted' | 'rejected' | 'never') => void;
}

/** One change of the base and its effect on this variant. Nothing changes before the user decides. */
export function UpdateCard({ update, onDecide }: UpdateCardProps) {
  const text = useText();
  const place = placeOf(update, text);
  const settings = settingsKey(update);
  const accept = text(update.isClash ? 'proposals.useBase' : 'proposals.accept');
  const reject = text(update.isClash ? 'proposals.keepMine' : 'proposals.reject');
  return (
    <ProposalCard
      title={place}
      passage={update.passage}
      badges={<Badge tone={TONES[update.kind]}>{text('history.kind', { kind: update.kind })}</Badge>}
    >
      {settings !== null ? (
        <p className="text-sm">{text(settings)}</p>
      ) : update.isClash ? (
        <ThreeTexts update={update} />
      ) : (
        <OneText update={update} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          aria-label={`${accept}: ${place}`}
          onClick={() => onDecide('accepted')}
        >
          <Check aria-hidden />
          {accept}
        </Button>
        <Button size="sm" aria-label={`${reject}: ${place}`} onClick={() => onDecide('rejected')}>
          <X aria-hidden />
          {reject}
        </Button>
        <span className="ms-auto">
          <MoreMenu label={text('resumeList.actionsOf', { title: place })}>
            <MenuItem onSelect={() => onDecide('never')}>{text('proposals.never')}</MenuItem>
          </MoreMenu>
        </span>
      </div>
    </ProposalCard>
  );
}

type SidesProps = Pick<UpdateCardProps, 'update'>;

/** Only the base has changed: struck text is removed, marked text is added. */
function OneText({ update: { kind, mine, after } }: SidesProps) {
  const { text, locale } = useI18n();
  if (kind === 'removed')
    return (
      <del className="grid gap-1 rounded-control bg-delete px-3 py-2 text-sm text-on-delete">
        <Fields fields={mine ?? []} />
      </del>
    );
  if (kind === 'added')
    return (
      <ins className="grid gap-1 rounded-control bg-insert px-3 py-2 text-sm text-on-insert no-underline">
        <Fields fields={after ?? []} />
      </ins>
    );
  const now = new Map((mine ?? []).map((field) => [field.field, fieldText(field, text, locale)]));
  return (
    <dl className="grid gap-2">
      {(after ?? []).map((field) => (
        <div key={field.field} className="grid gap-0.5">
          <dt className="text-xs text-muted">
            {kind === 'moved' ? text('proposals.newOrder') : fieldLabel(field, text)}
          </dt>
          <dd>
            <DiffText before={now.get(field.field) ?? ''} after={fieldText(field, text, locale)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Both have changed, so all three texts are shown without a preference. */
function ThreeTexts({ update }: SidesProps) {
  const text = useText();
  const sides = [
    { name: text('proposals.was'), fields: update.before },
    { name: text('proposals.mine'), fields: update.mine },
    { name: text('proposals.becomes'), fields: update.after },
  ];
  return (
    <>
      <p className="text-sm text-warning">{text('proposals.clash')}</p>
      <dl className="grid gap-2">
        {sides.map(({ name, fields }) => (
          <div key={name} className="grid gap-1 rounded-control border border-border px-3 py-2 text-sm">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="grid gap-1">
              {fields === null ? text('proposals.nothing') : <Fields fields={fields} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What an entry is comes before place and time. */
const FIRST = ['position', 'company', 'school', 'name', 'title'];
const rankOf = ({ field }: ShownField): number =>
  FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length;

function Fields({ fields }: { fields: readonly ShownField[] }) {
  const { text, locale } = useI18n();
  return fields
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((field) => (
      <span key={field.field} className="block whitespace-pre-line wrap-anywhere">
        {field.field !== 'description' && (
          <span className="text-xs opacity-80">{fieldLabel(field, text)}: </span>
        )}
        {fieldText(field, text, locale) || text('proposals.nothing')}
      </span>
    ));
}
