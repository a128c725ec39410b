import { buffer } from 'node:stream/consumers';
import { readAd } from '../read/read-ad.ts';
import { type PageHead, splitHead } from './head.ts';

// One page: it comes in, its ad goes out, and the process ends. There is no network here.
const page = splitHead(await buffer(process.stdin));
if (!page) throw new Error('A page came without its head');
const { address, contentType } = page.head as PageHead;
process.stdout.end(JSON.stringify({ ad: readAd(page.body, contentType, address) }), () => process.exit(0));
