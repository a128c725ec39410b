import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import type { GuardLogOut, LogOutGuard } from '../../lib/log-out-guards.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { PhotoKeeper } from './builder/photo/photo-keeper.ts';
import type { DraftDesk } from './draft-desk.ts';
import { type LeavingChoice, LogOutDialog } from './log-out-dialog.tsx';
import { RESUMES_KEY } from './resumes-query.ts';

/** Whoever has to wait longer is told for what. */
const SAID_AFTER_MS = 400;

interface ResumeRuntimeProps {
  desk: DraftDesk;
  photos: PhotoKeeper;
  /** Null for a visitor. */
  userId: string | null;
  /** A member of staff sees the product as this user. */
  isVisiting: boolean;
  isPro: boolean;
  guardLogOut: GuardLogOut;
  onSignedOut: () => void;
}

/** What goes on with resumes on every screen: unsent work is sent, news is read, nobody logs out over it. */
export function ResumeRuntime({
  desk,
  photos,
  userId,
  isVisiting,
  isPro,
  guardLogOut,
  onSignedOut,
}: ResumeRuntimeProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const answerRef = useRef<((choice: LeavingChoice) => void) | null>(null);

  useEffect(() => void desk.setUser(userId, { isVisiting }), [desk, userId, isVisiting]);
  useEffect(() => void photos.setUser(userId, { isVisiting }), [photos, userId, isVisiting]);
  useEffect(
    () => desk.onSaved(() => void queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] })),
    [desk, queryClient],
  );
  const tellSignedOut = useEffectEvent(onSignedOut);
  useEffect(() => desk.onSignedOut(() => tellSignedOut()), [desk]);

  // A resume that found no room is sent when there may be some: with Pro, or (below) when another one was deleted.
  const senderId = isVisiting ? null : userId;
  useEffect(() => {
    if (isPro && senderId !== null) void desk.sendRefused(senderId).catch(() => undefined);
  }, [desk, isPro, senderId]);

  useLiveEvent('resume.changed', ({ resumeId, version }) => {
    void desk.pull(resumeId, version);
    if (version === null && senderId !== null) void desk.sendRefused(senderId).catch(() => undefined);
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
    const isSaved = await desk.flush(userId);
    clearTimeout(saying);
    const choice = isSaved ? 'saved' : await ask();
    if (choice === 'stay') return false;
    return async () => {
      // Only the person discards: what was typed since the question stays on the device.
      await desk.forget(userId, { keepsUnsaved: choice !== 'discard' });
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
