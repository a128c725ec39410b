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

/** Shows a toast if saving before logout takes longer than this. */
const SAID_AFTER_MS = 400;

interface ResumeRuntimeProps {
  drafts: DraftCollection;
  photos: PhotoSync;
  /** Null for a visitor. */
  userId: string | null;
  /** True when a staff member views the product as this user. */
  isVisiting: boolean;
  isPro: boolean;
  guardLogOut: GuardLogOut;
  onSessionStale: () => void;
}

/** Runs on every screen: sends unsent work, pulls changes, and guards logout against losing unsaved work. */
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
  // Text typed by the visitor belongs to the user from now on.
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

  // A draft refused for lack of room is sent when there may be room: with Pro, or (below) after another one was
  // deleted.
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
      // Only the user may discard: edits made since the question stay on the device.
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
