import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetEarlyFields } from '../../lib/early-form/early-fields.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import { VISITOR } from '@lauda/local-first/document-record';
import type { GuardLogOut, LogOutGuard } from '@lauda/local-first/lifecycle/sign-out';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { PhotoSync } from './builder/photo/photo-sync.ts';
import type { DraftCollection } from './draft-collection.ts';
import { type LeavingChoice, LogOutDialog } from './log-out-dialog.tsx';
import { RESUMES_KEY } from './resumes-query.ts';

/** Whoever has to wait longer is told for what. */
const SAID_AFTER_MS = 400;

interface ResumeRuntimeProps {
  drafts: DraftCollection;
  photos: PhotoSync;
  /** Null for a visitor. */
  userId: string | null;
  /** A member of staff sees the product as this user. */
  isVisiting: boolean;
  isPro: boolean;
  guardLogOut: GuardLogOut;
  onSessionStale: () => void;
}

/** What goes on with resumes on every screen: unsent work is sent, news is read, nobody logs out over it. */
export function ResumeRuntime({
  drafts,
  photos,
  userId,
  isVisiting,
  isPro,
  guardLogOut,
  onSessionStale,
}: ResumeRuntimeProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const answerRef = useRef<((choice: LeavingChoice) => void) | null>(null);

  useEffect(() => void drafts.setUser(userId, { isVisiting }), [drafts, userId, isVisiting]);
  // What a visitor had typed is the user's from now on.
  useEffect(() => {
    if (userId !== null) forgetEarlyFields(VISITOR);
  }, [userId]);
  useEffect(() => void photos.setUser(userId, { isVisiting }), [photos, userId, isVisiting]);
  useEffect(
    () => drafts.onSaved(() => void queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] })),
    [drafts, queryClient],
  );
  const tellStale = useEffectEvent(onSessionStale);
  useEffect(() => drafts.onSessionStale(() => tellStale()), [drafts]);

  // A resume that found no room is sent when there may be some: with Pro, or (below) when another one was deleted.
  const senderId = isVisiting ? null : userId;
  useEffect(() => {
    if (isPro && senderId !== null) void drafts.sendRefused(senderId).catch(() => undefined);
  }, [drafts, isPro, senderId]);

  useLiveEvent('resume.changed', ({ resumeId, version }) => {
    void drafts.pull(resumeId, version);
    if (version === null && senderId !== null) void drafts.sendRefused(senderId).catch(() => undefined);
    void queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] });
  });

  const ask = () =>
    new Promise<LeavingChoice>((resolve) => {
      answerRef.current = resolve;
      setAsking(true);
    });
  const mayLeave = useEffectEvent(async (): ReturnType<LogOutGuard> => {
    if (userId === null) return true;
    const saying = setTimeout(() => toast.show({ title: text('resumes.logOutSaving') }), SAID_AFTER_MS);
    const isSaved = await drafts.flush(userId);
    clearTimeout(saying);
    const choice = isSaved ? 'saved' : await ask();
    if (choice === 'stay') return false;
    return async () => {
      // Only the person discards: what was typed since the question stays on the device.
      await drafts.forget(userId, { keepsUnsaved: choice !== 'discard' });
      if (choice !== 'keep') await photos.forget(userId);
    };
  });
  useEffect(() => guardLogOut(() => mayLeave()), [guardLogOut]);

  return (
    <LogOutDialog
      isOpen={isAsking}
      onChoose={(choice) => {
        setAsking(false);
        answerRef.current?.(choice);
      }}
    />
  );
}
