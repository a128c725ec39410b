import type { SocialError } from '@lauda/contract/accounts/social-names';
import FileArchive from 'lucide-react/icons/file-archive';
import FileText from 'lucide-react/icons/file-text';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { type LinkedInStartOptions, useLinkedInStart } from './use-linkedin-start.ts';

export interface LinkedInWaysProps extends LinkedInStartOptions {
  /** Whether LinkedIn sign-in is on. */
  isOn: boolean;
  /** The error LinkedIn returned with. */
  error: SocialError | undefined;
  isFull: boolean;
}

const ARCHIVE_ADDRESS = 'https://www.linkedin.com/mypreferences/d/download-my-data';

/** What LinkedIn provides of a profile, and how to get it: a little by signing in, the rest as files. */
export function LinkedInWays({ isOn, error, isFull, ...options }: LinkedInWaysProps) {
  const text = useText();
  const { start, isStarting, failure } = useLinkedInStart(options, error);
  return (
    <Card>
      <CardHeader title={text('imports.linkedInTitle')} description={text('imports.linkedInDescription')} />
      {failure !== null && (
        <div className="mb-4">
          <Callout tone="danger" role="alert" title={text('imports.linkedInFailed')}>
            {text(failure)}
          </Callout>
        </div>
      )}
      <ol className="grid gap-5">
        {isOn && (
          <Way
            icon={<UserRound aria-hidden />}
            title={text('imports.linkedInSignIn')}
            action={
              <Button isLoading={isStarting} disabled={isFull} onClick={start}>
                {text('imports.linkedInStart')}
              </Button>
            }
          >
            {text('imports.linkedInSignInHint')}
          </Way>
        )}
        <Way icon={<FileText aria-hidden />} title={text('imports.linkedInPdf')}>
          {text('imports.linkedInPdfHint')}
        </Way>
        <Way icon={<FileArchive aria-hidden />} title={text('imports.linkedInArchive')}>
          <RichText
            id="imports.linkedInArchiveHint"
            tags={{
              link: (
                // Its text comes from the message.
                // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
                <a
                  href={ARCHIVE_ADDRESS}
                  target="_blank"
                  rel="noreferrer"
                  className="text-primary underline underline-offset-4"
                />
              ),
            }}
          />
        </Way>
      </ol>
    </Card>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

const Way = ({ icon, title, children, action }: WayProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
    <span className="grid size-9 place-items-center rounded-full bg-soft text-on-soft [&_svg]:size-4.5">
      {icon}
    </span>
    <div className="grid justify-items-start gap-2">
      <div>
        <h3 className="text-sm font-medium">{title}</h3>
        <p className="text-sm text-pretty text-muted">{children}</p>
      </div>
      {action}
    </div>
  </li>
);
