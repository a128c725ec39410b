import { ApiError, type Client } from '@lauda/contract/client';
import type { LinkedInStart } from '@lauda/contract/resumes/imports';
import type { SocialError } from '@lauda/contract/accounts/social-names';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import type { PlainKey } from '@lauda/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { documentLocale } from '../../lib/i18n/texts.ts';
import { useToast } from '../../ui/toast/toast-context.ts';

export interface LinkedInStartOptions {
  api: Pick<Client, 'startFromLinkedIn' | 'startSocialLink'>;
  /** Whether the user has just confirmed their identity, which connecting an account requires. */
  ensureProof: () => Promise<boolean>;
  /** True when the user is back from LinkedIn and the started import should continue. */
  isBack: boolean;
  /** Called once the parameter was handled, so that the URL can drop it. */
  onTold: () => void;
  makeResume: (resume: Resume, operationId: string) => Promise<string>;
  onMade: (resumeId: string) => void;
  leaveTo: (url: string) => void;
}

const codeOf = (error: unknown): string | null => (error as { code?: string | null }).code ?? null;
const isNotConnected = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';

const REASONS: Readonly<Record<SocialError, PlainKey>> = {
  social_denied: 'imports.linkedInDenied',
  social_email_unverified: 'imports.unknownFailure',
  social_failed: 'imports.unknownFailure',
  social_taken: 'imports.linkedInTaken',
  social_unavailable: 'imports.linkedInUnavailable',
};

function reasonOf(error: unknown): PlainKey {
  const code = codeOf(error);
  if (code === 'RESUME_LIMIT_REACHED') return 'imports.linkedInNoRoom';
  if (code === 'SOCIAL_UNAVAILABLE') return 'imports.linkedInUnavailable';
  return 'imports.unknownFailure';
}

function resumeOf({ firstName, lastName, email, photo }: LinkedInStart): Resume {
  const blank = emptyResume(documentLocale());
  return {
    ...blank,
    personalInfo: {
      ...blank.personalInfo,
      firstName,
      lastName,
      email,
      ...(photo !== null && { photo }),
    },
  };
}

/**
 * Creates a resume from LinkedIn profile data. Users who have not connected LinkedIn are sent there first and then
 * return here.
 */
export function useLinkedInStart(options: LinkedInStartOptions, error: SocialError | undefined) {
  const { api, ensureProof, isBack, onTold, makeResume, onMade, leaveTo } = options;
  const text = useText();
  const toast = useToast();
  const making = useMutation({
    mutationFn: async (): Promise<string | null | undefined> => {
      try {
        const given = await api.startFromLinkedIn();
        const id = await makeResume(resumeOf(given), crypto.randomUUID());
        if (given.isPhotoLost) toast.show({ title: text('imports.linkedInPhotoLost') });
        return id;
      } catch (failure) {
        if (!isNotConnected(failure)) throw failure;
        if (!(await ensureProof())) return undefined;
        const { url } = await api.startSocialLink({ body: { provider: 'linkedin', from: 'import' } });
        leaveTo(url);
        return null;
      }
    },
    onSuccess: (id) => {
      if (typeof id === 'string') onMade(id);
    },
  });
  const goOn = useEffectEvent(() => {
    onTold();
    making.mutate();
  });
  const wentOn = useRef(false);
  useEffect(() => {
    if (!isBack || wentOn.current) return;
    wentOn.current = true;
    goOn();
  }, [isBack]);

  const failed = making.isError ? reasonOf(making.error) : null;
  return {
    start: () => making.mutate(),
    // Also while the browser navigates to the provider or to the new resume.
    isStarting: making.isPending || (making.isSuccess && making.data !== undefined),
    failure: failed ?? (error === undefined || making.isPending ? null : REASONS[error]),
  };
}
