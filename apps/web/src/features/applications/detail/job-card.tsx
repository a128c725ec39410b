import { MAX_APPLICATION_CHARACTERS as MAX } from '@lauda/domain/application/application';
import { storable, withAd } from '@lauda/domain/application/changes';
import ExternalLink from 'lucide-react/icons/external-link';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { today } from '../stamp.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { NotesField } from './notes-field.tsx';
import { useApplication } from './use-application.ts';

const LINES = ['company', 'title', 'place'] as const;
const WEB_ADDRESS = /^https?:\/\//i;

/** The job: company, title, place, deadline, and the stored copy of its description. */
export function JobCard({ openApplication }: { openApplication: OpenApplication }) {
  const text = useText();
  const days = useDayTexts();
  const application = useApplication(openApplication);
  const { ad, closesOn } = application;
  const release = () => openApplication.hold(null);
  const editAd = (change: Partial<typeof ad>) =>
    openApplication.edit((now) => withAd(now, { ...now.ad, ...change }, today()));
  return (
    <Card>
      <CardHeader title={text('applications.job')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {LINES.map((field) => (
          <Field key={field} label={text('applications.field', { field })}>
            <Input
              value={application[field]}
              maxLength={MAX.line}
              autoComplete="off"
              onFocus={() => openApplication.hold([field])}
              onBlur={release}
              onChange={({ target: { value } }) =>
                openApplication.edit((now) => ({ ...now, [field]: storable(value, MAX.line) }))
              }
            />
          </Field>
        ))}
        <Field label={text('applications.field', { field: 'closesOn' })}>
          <Input
            type="date"
            value={closesOn ?? ''}
            onChange={({ target: { value } }) =>
              openApplication.edit((now) => ({ ...now, closesOn: value === '' ? null : value }))
            }
          />
        </Field>
        <Field
          label={text('applications.address')}
          className="sm:col-span-2"
          labelEnd={
            WEB_ADDRESS.test(ad.address) && (
              <a
                href={ad.address}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex items-center gap-1 text-sm underline"
              >
                {text('applications.openAddress')}
                <ExternalLink aria-hidden className="size-3.5" />
              </a>
            )
          }
        >
          <Input
            type="url"
            value={ad.address}
            maxLength={MAX.address}
            autoComplete="off"
            onFocus={() => openApplication.hold(['ad'])}
            onBlur={release}
            onChange={({ target: { value } }) => editAd({ address: value })}
          />
        </Field>
        <Field
          label={text('applications.ad')}
          className="sm:col-span-2"
          hint={
            ad.takenOn === null ? undefined : text('applications.adTaken', { when: days.day(ad.takenOn) })
          }
        >
          <Textarea
            minRows={6}
            className="max-h-96 overflow-y-auto"
            value={ad.text}
            maxLength={MAX.ad}
            onFocus={() => openApplication.hold(['ad'])}
            onBlur={release}
            onChange={({ target: { value } }) => editAd({ text: value })}
          />
        </Field>
        <NotesField openApplication={openApplication} className="sm:col-span-2" />
      </div>
    </Card>
  );
}
