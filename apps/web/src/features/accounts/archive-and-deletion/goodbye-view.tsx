import { ApiError, type Client } from '@lauda/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { usePageLink } from '../../../lib/page-links.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Callout } from '../../../ui/callout.tsx';

const LOOK_AGAIN_MS = 1_500;

interface GoodbyeViewProps {
  api: Pick<Client, 'getDeletion'>;
  /** Null for users who open the page without a receipt. */
  receipt: string | null;
  supportEmail: string | null;
}

const isUnknownReceipt = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** The account is closed; this page shows the progress of the deletion and can be reopened at any time. */
export function GoodbyeView({ api, receipt, supportEmail }: GoodbyeViewProps) {
  const text = useText();
  const pageLink = usePageLink();
  const { data: state, error } = useQuery({
    queryKey: ['deletion', receipt],
    queryFn: async ({ signal }) => {
      const answer = await api.getDeletion({ query: { receipt: receipt ?? '' } }, { signal });
      return answer.state;
    },
    enabled: receipt !== null,
    refetchInterval: ({ state: { data, error } }) =>
      data === 'done' || isUnknownReceipt(error) ? false : LOOK_AGAIN_MS,
  });
  const isUnknown = isUnknownReceipt(error);
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 px-4 py-16">
      <h1 className="font-display text-4xl tracking-display text-balance">
        {text(isUnknown ? 'privacy.goodbyeUnknownTitle' : 'privacy.goodbyeTitle')}
      </h1>
      <div className="grid w-full gap-4" aria-live="polite">
        {state === 'done' && <p className="text-pretty">{text('privacy.goodbyeDone')}</p>}
        {state === 'partial' && (
          <Callout tone="warning" title={text('privacy.deletePartial')}>
            {supportEmail !== null && text('privacy.deletePartialHint', { email: supportEmail })}
          </Callout>
        )}
        {state !== 'done' && state !== 'partial' && (
          <p className="text-pretty">
            {text(isUnknown ? 'privacy.goodbyeUnknown' : 'privacy.goodbyeRunning')}
          </p>
        )}
      </div>
      {!isUnknown && <p className="text-pretty text-muted">{text('privacy.goodbyeThanks')}</p>}
      <a href={pageLink('/')} className={buttonStyles({})}>
        {text('privacy.goodbyeHome')}
      </a>
    </div>
  );
}
