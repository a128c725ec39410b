import type { Adapter, AdapterPayload } from 'oidc-provider';

/** In-memory storage for codes, tokens and other records; each provider has its own. */
export function memoryAdapter(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findWhere = (isMeant: (row: AdapterPayload) => boolean) =>
      Promise.resolve([...rows].find(([key, row]) => key.startsWith(`${model}:`) && isMeant(row))?.[1]);
    return {
      upsert: async (id, payload) => void rows.set(keyOf(id), payload),
      find: (id) => Promise.resolve(rows.get(keyOf(id))),
      findByUid: (uid) => findWhere((row) => row.uid === uid),
      findByUserCode: (userCode) => findWhere((row) => row.userCode === userCode),
      consume: async (id) => {
        const row = rows.get(keyOf(id));
        if (row) rows.set(keyOf(id), { ...row, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => void rows.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}
