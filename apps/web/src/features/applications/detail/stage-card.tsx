import {
  APPLICATION_STATES,
  type ApplicationState,
  MAX_APPLICATION_CHARACTERS as MAX,
  type Outcome,
  OUTCOMES,
} from '@lauda/domain/application/application';
import { moveTo, storable } from '@lauda/domain/application/changes';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { stampNow } from '../stamp.ts';
import { useApplication } from './use-application.ts';

/** The current state and what comes next. */
export function StageCard({ openApplication }: { openApplication: OpenApplication }) {
  const text = useText();
  const { stage, appliedOn, nextStep } = useApplication(openApplication);
  const move = (state: ApplicationState, outcome: Outcome | null) =>
    openApplication.edit((now) => moveTo(now, { state, outcome }, stampNow()));
  return (
    <Card>
      <CardHeader title={text('applications.progress')} />
      <div className="grid gap-4">
        <Field label={text('applications.field', { field: 'stage' })}>
          <Select
            value={stage.state}
            onValueChange={(state) => move(state, null)}
            options={APPLICATION_STATES.map((state) => ({
              value: state,
              label: text('applications.state', { state }),
            }))}
          />
        </Field>
        {stage.state === 'closed' && (
          <Field label={text('applications.outcomeLabel')}>
            <Select
              value={stage.outcome}
              placeholder={text('applications.outcomeNone')}
              onValueChange={(outcome) => move('closed', outcome)}
              options={OUTCOMES.map((outcome) => ({
                value: outcome,
                label: text('applications.outcome', { outcome }),
              }))}
            />
          </Field>
        )}
        {stage.state !== 'saved' && (
          <Field label={text('applications.field', { field: 'appliedOn' })}>
            <Input
              type="date"
              value={appliedOn ?? ''}
              onChange={({ target: { value } }) =>
                openApplication.edit((now) => ({ ...now, appliedOn: value === '' ? null : value }))
              }
            />
          </Field>
        )}
        <Field label={text('applications.field', { field: 'nextStep' })}>
          <Input
            value={nextStep.text}
            maxLength={MAX.line}
            autoComplete="off"
            placeholder={text('applications.nextStepExample')}
            onFocus={() => openApplication.hold(['nextStep'])}
            onBlur={() => openApplication.hold(null)}
            onChange={({ target: { value } }) =>
              openApplication.edit((now) => ({
                ...now,
                nextStep: { ...now.nextStep, text: storable(value, MAX.line) },
              }))
            }
          />
        </Field>
        <Field label={text('applications.nextStepOn')}>
          <Input
            type="date"
            value={nextStep.on ?? ''}
            onChange={({ target: { value } }) =>
              openApplication.edit((now) => ({
                ...now,
                nextStep: { ...now.nextStep, on: value === '' ? null : value },
              }))
            }
          />
        </Field>
      </div>
    </Card>
  );
}
