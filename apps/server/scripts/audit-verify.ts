import { createDatabase } from '../src/db/client.ts';
import { verifyAuditChain } from '../src/features/audit/verify.ts';

const url = process.env['DATABASE_SYSTEM_URL'];
if (!url) throw new Error('DATABASE_SYSTEM_URL is missing. See .env.example.');

const { db, close } = createDatabase({
  url,
  maxConnections: 1,
  applicationName: 'lauda-audit-verify',
  statementTimeoutSeconds: 300,
});
const { rows, broken, head } = await verifyAuditChain(db);
await close();
console.log(`audit:verify rows=${rows} broken=${broken.length} head=${head}`);
if (broken.length > 0) {
  console.error(
    `The chain does not hold at ${broken.slice(0, 20).join(', ')}${broken.length > 20 ? ', …' : ''}.`,
  );
  process.exitCode = 1;
}
