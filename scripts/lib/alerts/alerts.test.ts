import { describe, expect, it } from 'vitest';
import { readDashboard } from './dashboard.ts';
import { readExposed, selectorFault } from './exposed.ts';
import { selectorsOf } from './expressions.ts';
import { readRules, untestedRules } from './rules.ts';

const EXPOSED = readExposed(
  [
    '# HELP lauda_waiting What waits.',
    '# TYPE lauda_waiting gauge',
    'lauda_waiting{for="save"} 0',
    'lauda_waiting{for="text check"} 0',
    '# TYPE lauda_http_request_seconds histogram',
  ].join('\n'),
);
const ROUTES = new Set(['/api/resume/:id']);
const faultOf = (expression: string) =>
  selectorsOf(expression)
    .map((selector) => selectorFault(selector, EXPOSED, ROUTES))
    .find((fault) => fault !== null) ?? null;

describe('metric names of an expression [OPS-04]', () => {
  it('are found among functions, groupings, ranges and numbers', () => {
    const names = selectorsOf(
      'histogram_quantile(0.99, sum by (le, pool) (rate(a_bucket{x="1", y=~"b|c"}[5m]))) > 1.5e9 and on (job) absent(up{job="api"} == 1)',
    );
    expect(names).toEqual([
      { metric: 'a_bucket', labels: { x: '1' } },
      { metric: 'up', labels: { job: 'api' } },
    ]);
  });

  it('must be exposed, with the label values that are asked for', () => {
    expect(faultOf('lauda_waiting{for="save"} > 1')).toBeNull();
    expect(faultOf('lauda_waitin > 1')).toBe('no process exposes lauda_waitin');
    expect(faultOf('lauda_waiting{for="saves"} > 1')).toBe('lauda_waiting has no for="saves"');
    expect(faultOf('lauda_waiting{of="save"} > 1')).toBe('lauda_waiting has no of="save"');
  });

  it('know the parts of a histogram, and routes by the contract', () => {
    expect(faultOf('rate(lauda_http_request_seconds_bucket{route="/api/resume/:id"}[5m])')).toBeNull();
    expect(faultOf('rate(lauda_http_request_seconds_count{route="/api/resumes/:id"}[5m])')).toBe(
      'no route has the path /api/resumes/:id',
    );
    expect(faultOf('lauda_http_request_seconds > 1')).toBe('no process exposes lauda_http_request_seconds');
  });
});

it('a rule wants a test in which it fires and one in which it does not [OPS-04]', () => {
  const rules = readRules(
    'groups: [{ name: a, rules: [{ alert: A, expr: up == 0 }, { alert: B, expr: up }] }]',
  );
  const tests = `tests:
  - alert_rule_test: [{ eval_time: 1m, alertname: A, exp_alerts: [{ exp_labels: {} }] }]
  - alert_rule_test: [{ eval_time: 1m, alertname: A, exp_alerts: [] }]
  - alert_rule_test: [{ eval_time: 1m, alertname: B, exp_alerts: [] }]`;
  expect(untestedRules(rules, tests)).toEqual(['B has no test in which it fires']);
});

it('a dashboard has every panel once and belongs to no installation [OPS-04]', () => {
  const panel = (id: number, uid: string) => ({
    id,
    title: `panel ${id}`,
    datasource: { uid },
    targets: [{ expr: 'rate(a{instance=~"$instance"}[$__rate_interval])' }],
  });
  const own = '${datasource}';
  const { faults, expressions } = readDashboard(
    JSON.stringify({ panels: [panel(1, own), panel(1, own), panel(2, 'P1234')] }),
  );
  expect(faults).toEqual([
    'the panel id 1 is there twice',
    "the panel 'panel 2' names a data source of one installation",
  ]);
  expect(expressions[0]).toBe('rate(a{instance=~".*"}[5m])');
});
