import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

/** A calendar address that is shown only once, with instructions. */
export function FeedAddress({ address }: { address: string }) {
  const text = useText();
  const copy = useCopy();
  return (
    <div className="grid gap-3">
      <Callout tone="warning">{text('applications.feedOnce')}</Callout>
      <input
        readOnly
        value={address}
        aria-label={text('applications.feedAddress')}
        className="h-9 w-full min-w-0 rounded-control border border-border bg-sunken px-2.5 text-sm text-muted max-md:h-12"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button
          variant="primary"
          onClick={() =>
            void copy(address, {
              done: text('applications.feedCopied'),
              failed: text('applications.feedCopyFailed'),
            })
          }
        >
          <Copy aria-hidden />
          {text('applications.feedCopy')}
        </Button>
        <Button
          render={
            <a href={address.replace(/^https?:/, 'webcal:')}>
              <CalendarPlus aria-hidden />
              {text('applications.feedOpenApp')}
            </a>
          }
        />
      </div>
      <p className="text-sm text-pretty text-muted">{text('applications.feedHow')}</p>
    </div>
  );
}
