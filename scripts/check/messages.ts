import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LOCALES } from '../../packages/domain/src/locale.ts';
import { reportFaults } from '../lib/fault.ts';
import { KEYS_FILE, keysSource } from '../lib/message-keys.ts';
import { SAME_IN_BOTH_FILE } from '../lib/messages/catalogue-faults.ts';
import { messageFaults } from '../lib/messages/check.ts';
import { readLocaleFiles } from '../lib/messages/entries.ts';
import { VOICE_EXCEPTIONS } from '../lib/messages/voice-exceptions.data.ts';
import { readSourceFiles, ROOT } from '../lib/source-files.ts';

const faults = messageFaults({
  localeFiles: readLocaleFiles(),
  sourceFiles: readSourceFiles(),
  locales: LOCALES,
  sameInBoth: JSON.parse(readFileSync(join(ROOT, SAME_IN_BOTH_FILE), 'utf8')) as string[],
  voiceExceptions: VOICE_EXCEPTIONS,
});

// The key table cannot be generated if a message does not compile, which is already reported.
const hasBrokenMessage = faults.some(({ message }) => message.includes('does not compile'));
if (!hasBrokenMessage && keysSource() !== readFileSync(KEYS_FILE, 'utf8'))
  faults.push({ path: relative(ROOT, KEYS_FILE), line: 1, message: 'is out of date: run npm run messages' });

reportFaults(faults, 'The messages are complete in every language.');
