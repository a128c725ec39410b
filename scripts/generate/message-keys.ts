import { writeFileSync } from 'node:fs';
import { keysSource, KEYS_FILE } from '../lib/message-keys.ts';

writeFileSync(KEYS_FILE, keysSource());
