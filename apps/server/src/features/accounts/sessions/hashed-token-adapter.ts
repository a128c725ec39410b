import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { hashToken } from '../../../platform/secrets/tokens.ts';

type Row = Record<string, unknown>;

interface Arguments {
  model: string;
  where?: Where[] | undefined;
  update?: Row;
}

const hashValue = (value: Where['value']): Where['value'] => {
  if (Array.isArray(value)) return (value as unknown[]).map((entry) => hashToken(String(entry)));
  return typeof value === 'string' ? hashToken(value) : value;
};

const hashInConditions = (where: Where[]): Where[] =>
  where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: hashValue(condition.value) } : condition,
  );

const hashInRow = (row: Row): Row =>
  typeof row['token'] === 'string' ? { ...row, token: hashToken(row['token']) } : row;

/** The same call with session tokens replaced by their hashes. */
const hashed = <A extends Arguments>(args: A): A =>
  args.model === 'session'
    ? {
        ...args,
        ...(args.where && { where: hashInConditions(args.where) }),
        ...(args.update && { update: hashInRow(args.update) }),
      }
    : args;

/** Returns the token that the caller passed in: the stored hash would be useless to it. */
function withPlainToken<T>({ model, where = [] }: Arguments, row: T): T {
  const condition = where.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq');
  if (model !== 'session' || row === null || typeof condition?.value !== 'string') return row;
  return { ...row, token: condition.value };
}

const hashInOperations = (inner: DBTransactionAdapter): DBTransactionAdapter => ({
  ...inner,
  create: async (args) => {
    if (args.model !== 'session') return inner.create(args);
    const data: Row = args.data;
    const row = await inner.create<Row>({ ...args, data: hashInRow(data) });
    // Returns the plain token: better-auth builds the cookie from it.
    return { ...row, token: data['token'] } as never;
  },
  findOne: async (args) => withPlainToken(args, await inner.findOne(hashed(args))),
  findMany: (args) => inner.findMany(hashed(args)),
  count: (args) => inner.count(hashed(args)),
  update: async (args) => withPlainToken(args, await inner.update(hashed(args))),
  updateMany: (args) => inner.updateMany(hashed(args)),
  delete: (args) => inner.delete(hashed(args)),
  deleteMany: (args) => inner.deleteMany(hashed(args)),
  consumeOne: (args) => inner.consumeOne(hashed(args)),
  incrementOne: (args) => inner.incrementOne(hashed(args)),
});

/**
 * better-auth stores session tokens in plain text. Through this adapter only hashes reach the database, so a leaked
 * backup cannot be used to sign in. Session lists therefore contain hashes: end a listed session by its id, never
 * by its token.
 */
export const withHashedTokens = (inner: DBAdapter): DBAdapter => ({
  ...inner,
  ...hashInOperations(inner),
  transaction: (work) => inner.transaction((trx) => work(hashInOperations(trx))),
});
