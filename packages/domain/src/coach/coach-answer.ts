import { COACH_SECTIONS, type CoachSection } from './proposal.ts';

/** A proposal as the coach writes it; entries are numbered from 1. */
export interface WrittenEdit {
  readonly section: CoachSection;
  readonly number: number | null;
  readonly suggested: string;
}

export interface ReadAnswer {
  /** The answer without the proposals. */
  readonly text: string;
  readonly edits: readonly WrittenEdit[];
}

const OPENING = /^[ \t]*:::[ \t]*edit[ \t]+(\w+)(?:[ \t]+(\d{1,3}))?[ \t]*$/i;
const CLOSING = /^[ \t]*:::[ \t]*$/;
const NUMBERED: ReadonlySet<CoachSection> = new Set(['experience', 'projects']);

const isSection = (name: string): name is CoachSection =>
  (COACH_SECTIONS as readonly string[]).includes(name);

/**
 * Parses an answer, also while it is still streaming. Unfinished proposals and proposals for impossible places are left
 * out.
 */
export function readCoachAnswer(answer: string): ReadAnswer {
  const said: string[] = [];
  const edits: WrittenEdit[] = [];
  let open: { section: string; number: number | null; lines: string[] } | null = null;
  const lines = answer.replace(/\r\n?/g, '\n').split('\n');
  for (const [index, line] of lines.entries()) {
    if (open !== null) {
      if (!CLOSING.test(line)) {
        open.lines.push(line);
        continue;
      }
      const suggested = open.lines.join('\n').trim();
      const section = open.section.toLowerCase();
      if (isSection(section) && suggested !== '' && NUMBERED.has(section) === (open.number !== null))
        edits.push({ section, number: open.number, suggested });
      open = null;
      continue;
    }
    const opening = OPENING.exec(line);
    if (opening)
      open = {
        section: opening[1] ?? '',
        number: opening[2] === undefined ? null : Number(opening[2]),
        lines: [],
      };
    // While the answer is streaming, its last line may be the start of a marker.
    else if (!(index === lines.length - 1 && /^[ \t]*:{1,3}/.test(line))) said.push(line);
  }
  return {
    text: said
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    edits,
  };
}
