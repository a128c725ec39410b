import type { TailoringMatch } from '@lauda/contract/resumes/tailoring';
import {
  MAX_APPLICATION_CHARACTERS as MAX,
  MAX_MATCH_ROWS,
  type MatchSnapshot,
} from '@lauda/domain/application/application';
import { storable } from '@lauda/domain/application/changes';
import { today } from './stamp.ts';

/** Converts a match to the form stored with an application. */
export const matchSnapshot = ({ score, requirements }: TailoringMatch): MatchSnapshot => ({
  score: Math.round(score),
  on: today(),
  rows: requirements.slice(0, MAX_MATCH_ROWS).map(({ text, status, proof }) => ({
    text: storable(text, MAX.requirement),
    status,
    proof: proof === null ? null : storable(proof.sentence, MAX.proof),
  })),
});
