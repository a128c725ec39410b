import type { Claim, GroundingSource } from '@lauda/domain/grounding/claim';
import { ground } from '@lauda/domain/grounding/ground';
import type { Match } from '@lauda/domain/match/match';
import { matchResume } from '@lauda/domain/match/match-resume';
import type { Resume } from '@lauda/domain/resume/resume';

export interface GroundQuestion {
  readonly text: string;
  readonly source: GroundingSource;
}

export type Task =
  | { readonly kind: 'ground'; readonly questions: readonly GroundQuestion[] }
  | { readonly kind: 'match'; readonly resumes: readonly Resume[]; readonly ad: string };

export type TaskResult = Claim[][] | Match[];

export const runTask = (task: Task): TaskResult =>
  task.kind === 'ground'
    ? task.questions.map(({ text, source }) => ground(text, source))
    : task.resumes.map((resume) => matchResume(resume, task.ad));
