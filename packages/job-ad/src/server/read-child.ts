import { buffer } from 'node:stream/consumers';
import { readAd } from '../read/read-ad.ts';
import { type PageHead, splitHead } from './head.ts';

// Reads one page from stdin, writes its ad to stdout and exits. Has no network.
const page = splitHead(await buffer(process.stdin));
if (!page) throw new Error('A page came without its head');
const { address, contentType } = page.head as PageHead;
process.stdout.end(JSON.stringify({ ad: readAd(page.body, contentType, address) }), () => process.exit(0));
