import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LIST_FIELDS } from './field-labels.ts';
import { useReview } from '../review-context.ts';
import { ReviewField } from './review-field.tsx';
import { type ReviewList, textAt } from '../review-paths.ts';

interface EntryReviewProps {
  kind: ReviewList | 'custom';
  path: string;
  name: string;
}

/** One entry: its fields, and a button to remove it. */
export function EntryReview({ kind, path, name }: EntryReviewProps) {
  const text = useText();
  const { reading, state, change } = useReview();
  // Skill levels are shown only if the file states any: they are optional and most files have none.
  const hasLevels = reading.resume.skills.some(({ skillLevelId }) => skillLevelId !== '');
  // Only contacts of a custom kind have a label.
  const hasLabel = kind !== 'contacts' || textAt(reading.resume, `${path}/kind`) === 'other';
  const isRemoved = state.removed.includes(path);
  const leaveOut = () => change((now) => ({ ...now, removed: [...now.removed, path] }));
  const takeBack = () =>
    change((now) => ({ ...now, removed: now.removed.filter((entry) => entry !== path) }));
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-sm text-muted">
          {isRemoved ? text('imports.leftOut', { entry: name }) : name}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0 whitespace-nowrap"
          aria-label={text(isRemoved ? 'imports.takeBackNamed' : 'imports.leaveOutNamed', { entry: name })}
          onClick={isRemoved ? takeBack : leaveOut}
        >
          {text(isRemoved ? 'imports.takeBack' : 'imports.leaveOut')}
        </Button>
      </div>
      {!isRemoved && (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          {LIST_FIELDS[kind]
            .filter(
              ({ name: field }) => (field !== 'skillLevelId' || hasLevels) && (field !== 'label' || hasLabel),
            )
            .map((rules) => (
              <ReviewField key={rules.name} path={`${path}/${rules.name}`} rules={rules} />
            ))}
        </div>
      )}
    </li>
  );
}
