import type { Fault } from '../fault.ts';
import { isGeneratedFile, type SourceFile } from '../source-files.ts';
import { fileFaults } from './file-rules.ts';
import { featureCycleFaults, serverLayerFaults } from './server-layers.ts';
import { sessionSettingFaults } from './session-settings.ts';
import { environmentFaults, mockFaults, purityFaults, queryFaults } from './use-rules.ts';
import { webLayerFaults } from './web-layers.ts';
import { workspaceFaults } from './workspaces.ts';

const RULES = [
  workspaceFaults,
  webLayerFaults,
  serverLayerFaults,
  queryFaults,
  environmentFaults,
  mockFaults,
  purityFaults,
  sessionSettingFaults,
  fileFaults,
];

/** The architecture's dependency rules. Features are discovered, not listed. */
export function boundaryFaults(files: readonly SourceFile[]): Fault[] {
  const written = files.filter(({ path }) => !isGeneratedFile(path));
  return [...written.flatMap((file) => RULES.flatMap((rule) => rule(file))), ...featureCycleFaults(written)];
}
