import { roleScore } from '../../lexicon/roles.ts';
import type { Line } from '../../source.ts';
import { findDates } from '../../text/dates.ts';
import { fold } from '../../text/fold.ts';
import { blocksOf, itemsOf } from '../body.ts';
import { found, type FoundTree } from '../found.ts';

type Label = 'company' | 'position' | 'period' | 'location' | 'duties';

/** Field labels that forms use for the parts of a job, in English, Portuguese and Spanish, without accents. */
const LABELS: Readonly<Record<Label, RegExp>> = {
  company: /^(?:company|employer|organi[sz]ation|empresa|empregador|instituicao|compania)$/,
  position:
    /^(?:position|job title|title|role|occupation|cargo|funcao|ocupacao|puesto)(?: (?:held|ocupado))?$/,
  period: /^(?:period|dates?|duration|from|periodo|data|vigencia|fechas?)$/,
  location: /^(?:location|place|city|local|localidade|cidade|lugar|ciudad)$/,
  duties:
    /^(?:(?:main|key|principais|principales) )?(?:duties|responsibilities|tasks|activities|achievements|atividades|atribuicoes|responsabilidades|funciones|tarefas|realizacoes)(?: (?:desenvolvidas|exercidas|realizadas))?$/,
};

interface Labelled {
  readonly label: Label | null;
  readonly text: string;
  readonly line: Line;
}

function read(line: Line): Labelled {
  const [, name = '', text = ''] = /^([^:]{3,40}):\s*(.*)$/su.exec(line.text.replaceAll('\t', ' ')) ?? [];
  const plain = fold(name).trim().toLowerCase();
  const label = (Object.keys(LABELS) as Label[]).find((own) => LABELS[own].test(plain)) ?? null;
  return label === null ? { label, text: line.text, line } : { label, text: text.trim(), line };
}

type Job = Partial<Record<Exclude<Label, 'duties'>, Labelled>> & { body: Line[] };

/** Parses jobs in form layout, 'Company: …' above 'Position: …'; null for other layouts. */
export function labelledJobs(lines: readonly Line[]): FoundTree[] | null {
  const rows = lines.map(read);
  const count = (label: Label) => rows.filter((row) => row.label === label).length;
  const jobs = Math.min(count('company'), count('position'));
  if (jobs === 0 || Math.max(count('company'), count('position')) > jobs + 1) return null;
  const found: Job[] = [];
  for (const row of rows) {
    const { label, line, text } = row;
    const last = found.at(-1);
    if (label === 'duties' || label === null) {
      const said = label === null ? line : { ...line, text };
      if (last && said.text !== '') last.body.push(said);
      else if (!last) return null;
    } else if (!last || last[label] !== undefined) found.push({ body: [], [label]: row });
    else last[label] = row;
  }
  return found.map(jobOf);
}

function jobOf({ company, position, period, location, body }: Job): FoundTree {
  const [date] = findDates(period?.text ?? '');
  const at = period ? [period.line] : [];
  const items = itemsOf(body);
  const value = (row: Labelled | undefined, confidence: number) =>
    row && found(row.text, [row.line], confidence);
  return {
    position: value(position, roleScore(position?.text ?? '') > 0 ? 0.97 : 0.93),
    company: value(company, 0.97),
    location: value(location, 0.95),
    startDate: found(date?.start ?? '', at, 0.95),
    endDate: found(date?.end ?? '', at, 0.95),
    current: found(date?.current ?? false, at, 0.95),
    description: found(blocksOf(items), body, 0.9),
  };
}

/** Labels made redundant by the job's parsed values. */
export const labelsIn = (lines: readonly Line[]): string[] =>
  labelledJobs(lines) === null
    ? []
    : lines.map(read).flatMap(({ label, line }) => (label === null ? [] : (line.text.split(':')[0] ?? [])));
