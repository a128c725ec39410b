import type { Session } from '@lauda/contract/accounts/session';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from './fact-list.tsx';
import type { LoggedEvent } from './session-log.ts';
import { SessionLogTable } from './session-log-table.tsx';

interface PlanFacts {
  readonly loading: boolean;
  readonly isProAccess: boolean;
  readonly subscription: { readonly status: string } | null;
  readonly usageLimit: { readonly maxAiSuggestions: number | null; readonly aiSuggestions: number } | null;
}

interface AuthDebugViewProps {
  /** Undefined while unknown. */
  session: Session | undefined;
  plan: PlanFacts;
  events: readonly LoggedEvent[];
  /** Null when Google sign-in is off. */
  onSignInWithGoogle: (() => void) | null;
  onSignOut: () => void;
}

const NOTHING = '–';

/** Shows an allowlist of fields. The session token is in a cookie that no script can read, and stays there. */
export function AuthDebugView({ session, plan, events, onSignInWithGoogle, onSignOut }: AuthDebugViewProps) {
  const text = useText();
  const yesOrNo = (is: boolean) => text(is ? 'debug.yes' : 'debug.no');
  const user = session?.user ?? null;
  const status = user ? 'debug.statusUser' : 'debug.statusVisitor';
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('debug.authTitle')} />
      <Card>
        <CardHeader title={text('debug.sessionHeading')} />
        <FactList
          facts={[
            [text('debug.status'), text(session === undefined ? 'app.loading' : status)],
            [text('debug.user'), user?.email ?? NOTHING],
            [text('debug.role'), user?.staffRole ?? NOTHING],
            [text('debug.secondFactor'), yesOrNo(session?.isSecondFactorVerified ?? false)],
            [text('debug.expiresAt'), session?.expiresAt ?? NOTHING],
          ]}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={onSignInWithGoogle === null} onClick={() => onSignInWithGoogle?.()}>
            {text('debug.signInWithGoogle')}
          </Button>
          <Button disabled={user === null} onClick={onSignOut}>
            {text('shell.logOut')}
          </Button>
        </div>
      </Card>
      <Card>
        <CardHeader title={text('debug.planHeading')} />
        <FactList
          facts={[
            [text('debug.isLoading'), yesOrNo(plan.loading)],
            [text('debug.isPro'), yesOrNo(plan.isProAccess)],
            [text('debug.subscription'), plan.subscription?.status ?? NOTHING],
            [text('debug.aiSuggestions'), suggestions(plan.usageLimit)],
          ]}
        />
      </Card>
      <Card>
        <CardHeader title={text('debug.eventsHeading')} />
        <SessionLogTable events={events} />
      </Card>
    </div>
  );
}

const suggestions = (limit: PlanFacts['usageLimit']): string =>
  limit === null ? NOTHING : `${limit.aiSuggestions} / ${limit.maxAiSuggestions ?? '∞'}`;
