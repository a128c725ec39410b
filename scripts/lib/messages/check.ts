import type { Fault } from '../fault.ts';
import type { SourceFile } from '../source-files.ts';
import { entryFaults, parityFaults, untranslatedFaults } from './catalogue-faults.ts';
import { entriesOf } from './entries.ts';
import { textInCodeFaults } from './text-in-code.ts';
import { unusedFaults } from './usage-faults.ts';
import { type VoiceException, voiceFaults } from './voice-faults.ts';

export interface MessagesInput {
  readonly localeFiles: readonly SourceFile[];
  readonly sourceFiles: readonly SourceFile[];
  readonly locales: readonly string[];
  /** Texts that are correctly the same in every language. */
  readonly sameInBoth: readonly string[];
  readonly voiceExceptions: readonly VoiceException[];
}

export function messageFaults({
  localeFiles,
  sourceFiles,
  locales,
  sameInBoth,
  voiceExceptions,
}: MessagesInput): Fault[] {
  const entries = entriesOf(localeFiles);
  const keys = new Set(entries.map(({ key }) => key));
  return [
    ...entryFaults(entries),
    ...parityFaults(entries, locales),
    ...untranslatedFaults(entries, sameInBoth),
    ...unusedFaults(entries, sourceFiles),
    ...voiceFaults(entries, voiceExceptions),
    ...textInCodeFaults(sourceFiles, keys),
  ];
}
