import { text } from 'node:stream/consumers';
import { snoop, type SnoopTargets } from '@lauda/isolation/testing/snoop';

// Stands in for a child: the input names the targets, the output is what it could reach.
process.stdout.end(JSON.stringify(await snoop(JSON.parse(await text(process.stdin)) as SnoopTargets)));
