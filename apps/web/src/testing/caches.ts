/** The part of the Cache API that the product uses. */
export function fakeCaches(origin: string) {
  const stores = new Map<string, Map<string, Response>>();
  let isFull = false;
  const address = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    return {
      put: async (key: Request | string, answer: Response) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        stores.set(name, store);
        store.set(address(key), answer);
      },
      match: async (key: Request | string) => store.get(address(key))?.clone(),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: Request | string) => store.delete(address(key)),
    };
  };
  return {
    stores,
    fill: () => {
      isFull = true;
    },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    } as unknown as CacheStorage,
  };
}
