import { MAX_SUMMARY_CHARACTERS } from '@lauda/domain/resume/checks/summary';
import type { Resume } from '@lauda/domain/resume/resume';
import { type Block, plainText, type RichText } from '@lauda/domain/resume/rich-text';
import * as z from 'zod/mini';
import { historyText, skillsText } from './resume-text.ts';

/** Text that the model proposes, before its claims are checked. */
export interface Proposal {
  readonly text: string;
  readonly replaces: string | null;
}

/** One kind of suggestion: its instructions, its data, and how to read the answer. */
export interface SuggestionTask<T = unknown> {
  readonly instructions: string;
  readonly data: Readonly<Record<string, string>>;
  readonly schema: z.ZodMiniType<T>;
  readonly read: (answer: T) => Proposal[];
}

const MAX_LINE = 400;
const line = z.string().check(z.minLength(1), z.maxLength(MAX_LINE * 2));

const GOOD_LINE =
  'Begin each line with a strong verb in the past tense (present for a current job), without "I", in one sentence of at most 30 words.';

export const summaryTask = (resume: Resume): SuggestionTask<{ summaries: string[] }> => ({
  instructions: `Task: suggest-summary
You help somebody write the summary at the top of their resume. Give two or three different wordings, each of two to four sentences and at most ${MAX_SUMMARY_CHARACTERS} characters, in plain words without clichés. If there is a summary already, keep what it says and say it better.`,
  data: {
    jobTitle: resume.personalInfo.jobTitle,
    summary: plainText(resume.personalInfo.summary),
    history: historyText(resume),
    skills: skillsText(resume),
  },
  schema: z.object({
    summaries: z.array(z.string().check(z.minLength(1), z.maxLength(2_000))).check(z.maxLength(5)),
  }),
  read: ({ summaries }) => summaries.map((text) => ({ text, replaces: null })),
});

const spansText = (spans: readonly { readonly text: string }[]): string =>
  spans.map(({ text }) => text).join('');

const linesOf = (text: RichText): string[] =>
  text
    .flatMap((block: Block) => (block.type === 'paragraph' ? [block.spans] : [...block.items]))
    .map((spans) => spansText(spans).trim())
    .filter((each) => each !== '');

interface Entry {
  readonly head: string;
  readonly description: RichText;
}

export function descriptionTask(
  resume: Resume,
  { head, description }: Entry,
): SuggestionTask<{ bullets: { text: string; rewrites: number | null }[] }> {
  const lines = linesOf(description);
  return {
    instructions: `Task: suggest-bullets
You help somebody describe one entry of their resume. "entry" says which, "lines" holds its numbered lines. Reword each line that can be better, naming its number in "rewrites"; leave good lines out. Add a line of your own (with "rewrites" null) only if "entry", "lines" or "skills" state all that it says. ${GOOD_LINE} At most eight lines.`,
    data: {
      entry: head,
      lines: lines.map((text, index) => `${index + 1}. ${text}`).join('\n'),
      skills: skillsText(resume),
    },
    schema: z.object({
      bullets: z.array(z.object({ text: line, rewrites: z.nullable(z.number()) })).check(z.maxLength(12)),
    }),
    read: ({ bullets }) =>
      bullets
        .map(({ text, rewrites }) => ({
          text,
          replaces: rewrites === null ? null : (lines[rewrites - 1] ?? null),
        }))
        .filter(({ text, replaces }) => text.trim() !== replaces),
  };
}

export const skillsTask = (resume: Resume): SuggestionTask<{ skills: string[] }> => ({
  instructions: `Task: suggest-skills
You help somebody list their skills. From "history" name skills, tools and methods that it shows and that "skills" lacks, each in one to three words as an employer would look for it. At most ten, the most telling first.`,
  data: { jobTitle: resume.personalInfo.jobTitle, history: historyText(resume), skills: skillsText(resume) },
  schema: z.object({
    skills: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20)),
  }),
  read: ({ skills }) => {
    const known = new Set(resume.skills.map(({ name }) => name.trim().toLowerCase()));
    return skills
      .filter((name) => !known.has(name.trim().toLowerCase()))
      .map((text) => ({ text, replaces: null }));
  },
});
