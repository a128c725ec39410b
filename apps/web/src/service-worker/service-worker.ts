import { createOfflineAnswers } from './offline-answers.ts';
import { createShareTarget } from './share-target.ts';

/* The service worker between the app's pages and the network. Built separately, as /service-worker.js. */

declare const BUILD_FILES: readonly string[];
declare const BUILDER_FILES: readonly string[];

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface ToldEvent extends LastingEvent {
  readonly ports: readonly MessagePort[];
}

interface ServiceWorkerScope {
  readonly clients: { claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'fetch', listener: (event: AskedEvent) => void) => void) &
    ((type: 'message', listener: (event: ToldEvent) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: LastingEvent) => void) => void);
}

// TypeScript cannot combine the types of a page and of a service worker in one program.
const scope = globalThis as unknown as ServiceWorkerScope;
const { connection } = navigator as { connection?: { readonly saveData?: boolean } };

const offline = createOfflineAnswers({
  caches,
  fetch: (request, init) => fetch(request, init),
  origin: location.origin,
  files: new Set(BUILD_FILES),
  builderFiles: connection?.saveData === true ? [] : BUILDER_FILES,
});

const shareTarget = createShareTarget({ caches, origin: location.origin });

// Nothing here depends on a page's version, so the newest worker serves all pages immediately.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  // Navigation preload requests the page while this worker is still starting.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);
// Pages request this when idle: on activation, it would delay the page's own files.
scope.addEventListener('message', (event) =>
  event.waitUntil(
    offline.prepare().then(
      () => event.ports[0]?.postMessage(true),
      () => event.ports[0]?.postMessage(false),
    ),
  ),
);
scope.addEventListener('fetch', (event) => {
  const answer = shareTarget.answer(event.request) ?? offline.answer(event.request, event.preloadResponse);
  if (answer) event.respondWith(answer);
});
