import { text } from 'node:stream/consumers';
import { snoop, type SnoopTargets } from '@lauda/isolation/testing/snoop';

// In place of a child: what comes in names the targets, what goes out is what it could reach.
process.stdout.end(JSON.stringify(await snoop(JSON.parse(await text(process.stdin)) as SnoopTargets)));
