import type { Fault } from '../fault.ts';
import { isGeneratedFile, isTestFile, type SourceFile } from '../source-files.ts';

const MAX_LINES = 400;
const isDataTable = (path: string): boolean => /\.data\.ts$|\/data\//.test(path);

export function fileFaults({ path, text }: SourceFile): Fault[] {
  const faults: Fault[] = [];
  if (/\.spec\.tsx?$/.test(path) && !path.startsWith('e2e/'))
    faults.push({ path, line: 1, message: '*.spec.ts is Playwright, under e2e/ only; name it *.test.ts' });
  const lineCount = text.trimEnd().split('\n').length;
  if (lineCount > MAX_LINES && !isTestFile(path) && !isGeneratedFile(path) && !isDataTable(path))
    faults.push({
      path,
      line: MAX_LINES + 1,
      message: `${lineCount} lines, more than ${MAX_LINES}: it holds more than one thing (tables of data: *.data.ts)`,
    });
  return faults;
}
