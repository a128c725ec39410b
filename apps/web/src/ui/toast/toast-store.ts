import { createListeners } from '@lauda/local-first/listeners';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  tone: ToastTone;
  /** False between dismissal and removal, while the exit animation runs. */
  isOpen: boolean;
}

const MAX_VISIBLE_TOASTS = 3;
const SHOWN_MS = 5000;
/** The action may be the only quick way back, and the next screen may still be loading. */
const ACTION_SHOWN_MS = 15_000;
const SUPPRESSED_MS = 6000;
const REMOVED_AFTER_MS = 5000;

interface Countdown {
  remainingMs: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

export type ToastStore = ReturnType<typeof createToastStore>;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  const listeners = createListeners();
  const countdowns = new Map<number, Countdown>();
  const lastShownAt = new Map<string, number>();

  function replace(next: readonly Toast[]) {
    toasts = next;
    listeners.notify();
  }

  /** Null if it has no action and repeats the title and description of a recent toast. */
  function show({ tone = 'neutral', ...content }: ToastContent): number | null {
    // Two toasts with the same text can undo two different things.
    if (content.action === undefined && isRepeated(content)) return null;
    lastId += 1;
    const id = lastId;
    replace([...toasts, { ...content, tone, id, isOpen: true }]);
    countdowns.set(id, {
      remainingMs: content.action === undefined ? SHOWN_MS : ACTION_SHOWN_MS,
      startedAt: Date.now(),
    });
    if (!isPaused) run(id);
    for (const surplus of toasts.filter((toast) => toast.isOpen).slice(0, -MAX_VISIBLE_TOASTS)) {
      dismiss(surplus.id);
    }
    return id;
  }

  function isRepeated({ title, description }: ToastContent): boolean {
    const now = Date.now();
    for (const [key, shownAt] of lastShownAt) {
      if (now - shownAt >= SUPPRESSED_MS) lastShownAt.delete(key);
    }
    const key = JSON.stringify([title, description ?? '']);
    if (lastShownAt.has(key)) return true;
    lastShownAt.set(key, now);
    return false;
  }

  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
    // A dismissed toast vanishes under the pointer without a leave event, so nothing would resume the countdowns.
    if (countdowns.size === 0) isPaused = false;
    replace(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), REMOVED_AFTER_MS);
  }

  function run(id: number) {
    const countdown = countdowns.get(id);
    if (!countdown) return;
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => dismiss(id), countdown.remainingMs);
  }

  function pause() {
    if (isPaused) return;
    isPaused = true;
    for (const countdown of countdowns.values()) {
      clearTimeout(countdown.timer);
      countdown.remainingMs -= Date.now() - countdown.startedAt;
    }
  }

  function resume() {
    if (!isPaused) return;
    isPaused = false;
    for (const id of countdowns.keys()) run(id);
  }

  return {
    show,
    dismiss,
    pause,
    resume,
    getSnapshot: () => toasts,
    subscribe: listeners.subscribe,
  };
}
