import type { Page } from '@playwright/test';

/** Everything this origin stores in the browser, as one text: databases, storages, caches and readable cookies. */
export const everythingOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
      });
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        texts.push(JSON.stringify([await done(records.getAllKeys()), await done(records.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /json|html/.test(answer?.headers.get('content-type') ?? '');
        if (isText) texts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
