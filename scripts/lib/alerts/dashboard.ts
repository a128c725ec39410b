const SOURCE = '${datasource}';

interface Panel {
  id: number;
  title: string;
  datasource?: { uid: string };
  targets?: { expr: string }[];
}

export interface DashboardReading {
  /** Grafana's variables are replaced by values that PromQL can parse. */
  expressions: string[];
  faults: string[];
}

export function readDashboard(text: string): DashboardReading {
  const { panels } = JSON.parse(text) as { panels: Panel[] };
  const ids = panels.map(({ id }) => id);
  const faults = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `the panel id ${id} is there twice`);
  for (const { title, datasource, targets = [] } of panels)
    if (targets.length > 0 && datasource?.uid !== SOURCE)
      faults.push(`the panel '${title}' names a data source of one installation`);
  const expressions = panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .map((expr) => expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$\{?\w+\}?/g, '.*'));
  return { expressions, faults };
}

/** Wraps expressions in recording rules, because promtool does not accept bare expressions. */
export const asRecordingRules = (expressions: readonly string[]): string =>
  JSON.stringify({
    groups: [
      {
        name: 'dashboard',
        rules: expressions.map((expr, index) => ({ record: `dashboard:expression:${index}`, expr })),
      },
    ],
  });
