import { text } from 'node:stream/consumers';
import { snoop, type SnoopTargets } from '@lauda/isolation/testing/snoop';

// Stands in for the import child: the input names the targets, and the output is not an import result.
process.stdout.end(JSON.stringify(await snoop(JSON.parse(await text(process.stdin)) as SnoopTargets)));
