import type { Fault } from '../fault.ts';
import type { Use } from './use.ts';

/** Why a feature may be used although a supported browser lacks it. */
export interface Exception {
  readonly feature: string;
  /** The only file that may use it, relative to the repository root; '*.css' for all stylesheets. */
  readonly path: string;
  readonly reason: string;
}

const isFor = ({ feature, path }: Exception, use: Use): boolean =>
  feature === use.feature && (path === use.path || (path === '*.css' && use.path.endsWith('.css')));

/** Uses without an exception, and unused exceptions. */
export function supportFaults(
  uses: readonly Use[],
  exceptions: readonly Exception[],
  listedIn: string,
): Fault[] {
  const open = uses.filter((use) => !exceptions.some((exception) => isFor(exception, use)));
  const stale = exceptions.filter((exception) => !uses.some((use) => isFor(exception, use)));
  return [
    ...open.map(({ path, line, where, feature, lackedBy }) => ({
      path,
      line,
      message: `${where === undefined ? '' : `${where}: `}${feature} is missing in ${lackedBy}`,
    })),
    ...stale.map(({ feature, path }) => ({
      path: listedIn,
      line: 1,
      message: `no exception is needed any more for ${feature} in ${path}`,
    })),
  ];
}
