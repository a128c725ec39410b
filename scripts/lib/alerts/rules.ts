import { parse } from 'yaml';

export interface Rule {
  alert: string;
  expr: string;
}

interface TestCase {
  alertname: string;
  exp_alerts: readonly unknown[];
}

/** promtool has already validated the format of both files. */
export const readRules = (text: string): Rule[] =>
  (parse(text) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

/** Rules without a test in which they fire, or without one in which they do not. */
export function untestedRules(rules: readonly Rule[], testsText: string): string[] {
  const { tests } = parse(testsText) as { tests: { alert_rule_test: TestCase[] }[] };
  const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test);
  return rules.flatMap(({ alert }) => {
    const own = cases.filter(({ alertname }) => alertname === alert);
    const lacking = [
      ...(own.some(({ exp_alerts }) => exp_alerts.length > 0) ? [] : ['fires']),
      ...(own.some(({ exp_alerts }) => exp_alerts.length === 0) ? [] : ['stays silent']),
    ];
    return lacking.map((what) => `${alert} has no test in which it ${what}`);
  });
}
