import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { type ChainLink, getChainHead, listChainLinks } from './queries.ts';

const BATCH = 5_000;

export interface ChainReport {
  rows: number;
  /** Sequence numbers at which the chain is broken; one past the last when its end is missing. */
  broken: number[];
  /** The last hash: compared with a copy kept elsewhere, it reveals a replaced chain. */
  head: string;
}

const hashOf = ({ previous_hash, content }: ChainLink): string =>
  createHash('sha256')
    .update(previous_hash + content, 'utf8')
    .digest('hex');

/** Reads the whole log in one snapshot and recomputes its hashes. */
export const verifyAuditChain = (db: Kysely<DB>): Promise<ChainReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const report: ChainReport = { rows: 0, broken: [], head: '' };
      let last = { seq: '0', hash: '' };
      for (;;) {
        const links = await listChainLinks(trx, last.seq, BATCH);
        for (const link of links) {
          const isNext = Number(link.seq) === Number(last.seq) + 1 && link.previous_hash === last.hash;
          if (!isNext || hashOf(link) !== link.hash) report.broken.push(Number(link.seq));
          last = link;
        }
        report.rows += links.length;
        if (links.length < BATCH) break;
      }
      const head = await getChainHead(trx);
      if (head.seq !== last.seq || head.hash !== last.hash) report.broken.push(Number(last.seq) + 1);
      return { ...report, head: head.hash };
    });
