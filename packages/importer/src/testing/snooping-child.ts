import { text } from 'node:stream/consumers';
import { snoop, type SnoopTargets } from '@lauda/isolation/testing/snoop';

// In place of the reader: what comes in names the targets, what goes out is no result of an import.
process.stdout.end(JSON.stringify(await snoop(JSON.parse(await text(process.stdin)) as SnoopTargets)));
