import { PORTAL_FORMS } from '@lauda/domain/portal/forms.data';
import { type PortalId, portalOf, PORTALS, type PortalSource } from '@lauda/domain/portal/portal';
import { portalSheet, type SheetEntry, type SheetField } from '@lauda/domain/portal/portal-sheet';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useApplication } from '../detail/use-application.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { SheetFrame, type SheetProps } from './sheet-frame.tsx';

/** Fields that always show their length, with or without a limit. */
const LONG_FIELDS: ReadonlySet<string> = new Set(['summary', 'description']);
/** Other fields show their length from this share of the limit on. */
const NEAR_LIMIT = 0.8;

/** If the browser blocks copying, the text on the page can still be selected. */
function useCopyField() {
  const text = useText();
  const copy = useCopy();
  return (value: string, field: string) =>
    copy(value, { done: text('sheets.copied', { field }), failed: text('sheets.copyFailed') });
}

/** The resume field by field, for copying into an application form. */
export function PortalSheet(props: SheetProps) {
  const text = useText();
  const { ad } = useApplication(props.openApplication);
  const [chosen, setChosen] = useState<PortalId | null>(null);
  const portal = chosen ?? portalOf(ad.address) ?? PORTALS[0];
  return (
    <SheetFrame
      {...props}
      tools={
        <Field label={text('sheets.portal')} className="w-48 max-sm:w-full print:hidden">
          <Select
            value={portal}
            onValueChange={setChosen}
            options={PORTALS.map((value) => ({
              value,
              label: text('sheets.portalName', { portal: value }),
            }))}
          />
        </Field>
      }
    >
      {(resume) => {
        const sections = portalSheet(resume, portal);
        return (
          <>
            <p className="max-w-prose text-sm text-muted">
              <span className="hidden print:inline">{text('sheets.portalName', { portal })}. </span>
              {text('sheets.portalLead')}
            </p>
            {sections.length === 0 && <p className="text-sm">{text('sheets.empty')}</p>}
            {sections.map(({ section, entries }) => (
              <Card key={section}>
                <CardHeader title={text('sheets.section', { section })} />
                <div className="grid grid-cols-1 gap-6">
                  {entries.map((entry, index) => (
                    // Entries have no identity other than their position.
                    // oxlint-disable-next-line react/no-array-index-key
                    <Entry key={index} entry={entry} />
                  ))}
                </div>
              </Card>
            ))}
            <Sources sources={sourcesOf(portal)} />
          </>
        );
      }}
    </SheetFrame>
  );
}

function Entry({ entry: { name, fields, isCurrent, single } }: { entry: SheetEntry }) {
  const text = useText();
  const copy = useCopyField();
  return (
    <div className="grid grid-cols-1 gap-2">
      {name !== '' && <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>}
      <dl className="grid grid-cols-1">
        {fields.map((field) => (
          <SheetRow key={field.key} field={field} entry={name} />
        ))}
      </dl>
      {isCurrent !== null && (
        <p className="text-sm text-muted">
          {text('sheets.current', { isCurrent: isCurrent ? 'yes' : 'no' })}
        </p>
      )}
      {single.length > 1 && (
        <div className="grid gap-2 print:hidden">
          <p className="text-sm text-muted">{text('sheets.oneByOne')}</p>
          <ul className="flex flex-wrap gap-2">
            {single.map((value) => (
              <li key={value}>
                <Button
                  size="sm"
                  aria-label={text('sheets.copy', { field: value })}
                  onClick={() => void copy(value, value)}
                >
                  {value}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function SheetRow({ field, entry }: { field: SheetField; entry: string }) {
  const text = useText();
  const copy = useCopyField();
  const { key, value, cutAt, limit } = field;
  const label = text('sheets.field', { field: key });
  const isNearLimit = limit !== undefined && value.length > limit.characters * NEAR_LIMIT;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 break-inside-avoid border-t border-border py-1.5 text-sm first:border-t-0 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="text-muted sm:py-1.5">{label}</dt>
      <dd className="max-sm:row-start-2 sm:py-1.5">
        <span className="whitespace-pre-line wrap-anywhere">
          {cutAt === null ? (
            value
          ) : (
            <>
              {value.slice(0, cutAt)}
              <mark className="bg-delete text-on-delete">{value.slice(cutAt)}</mark>
            </>
          )}
        </span>
        {(isNearLimit || LONG_FIELDS.has(key)) && <Length field={field} />}
      </dd>
      <dd className="max-sm:row-span-2 print:hidden">
        <IconButton
          label={
            entry === ''
              ? text('sheets.copy', { field: label })
              : text('sheets.copyOf', { field: label, entry })
          }
          onClick={() => void copy(value, label)}
        >
          <Copy aria-hidden />
        </IconButton>
      </dd>
    </div>
  );
}

function Length({ field: { value, limit, cutAt } }: { field: SheetField }) {
  const text = useText();
  const count = value.length;
  if (limit === undefined)
    return <span className="mt-1 block text-xs text-muted">{text('sheets.length', { count })}</span>;
  return (
    <span className={`mt-1 block text-xs ${cutAt === null ? 'text-muted' : 'font-medium text-danger'}`}>
      {text(cutAt === null ? 'sheets.lengthOf' : 'sheets.cut', { count, limit: limit.characters })}
      {!limit.source.isOwn && ` ${cutAt === null ? '· ' : ''}${text('sheets.thirdPartyLimit')}`}
    </span>
  );
}

/** Without duplicates. */
const sourcesOf = (portal: PortalId): PortalSource[] => {
  const { sources, sections } = PORTAL_FORMS[portal];
  const limits = sections.flatMap(({ fields }) => fields.flatMap(({ limit }) => limit?.source ?? []));
  return [...new Set([...sources, ...limits])];
};

function Sources({ sources }: { sources: readonly PortalSource[] }) {
  const text = useText();
  const days = useDayTexts();
  return (
    <section aria-labelledby="sheet-sources" className="grid gap-1 text-xs text-muted">
      <h2 id="sheet-sources" className="font-medium">
        {text('sheets.sources')}
      </h2>
      <ul className="grid gap-1">
        {sources.map(({ url, readOn, isOwn }) => (
          <li key={url} className="wrap-anywhere">
            <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
              {new URL(url).hostname}
            </a>
            {', '}
            {text('sheets.sourceRead', { when: days.day(readOn), owner: isOwn ? 'own' : 'other' })}
          </li>
        ))}
      </ul>
    </section>
  );
}
