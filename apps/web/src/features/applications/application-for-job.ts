import type { TailoringMatch } from '@lauda/contract/resumes/tailoring';
import {
  type Application,
  EMPTY_APPLICATION,
  MAX_APPLICATION_CHARACTERS as MAX,
} from '@lauda/domain/application/application';
import { storable, withAd } from '@lauda/domain/application/changes';
import { titleOf } from '@lauda/domain/match/ad/ad-title';
import { matchSnapshot } from './match-snapshot.ts';
import { today } from './stamp.ts';

interface Job {
  readonly ad: string;
  readonly company: string;
  /** The copy that was tailored for the job. */
  readonly resumeId: string;
  readonly match: TailoringMatch;
}

/** Creates an application for a job that a resume was tailored for. If the ad has no title, its first line is used. */
export function applicationForJob({ ad, company, resumeId, match }: Job): Application {
  const title = titleOf(ad.split('\n')).trim() || (ad.trim().split('\n', 1)[0] ?? '');
  const named = {
    ...EMPTY_APPLICATION,
    company: storable(company, MAX.line),
    title: storable(title, MAX.line),
    resumeId,
    match: matchSnapshot(match),
  };
  return withAd(named, { text: ad, address: '' }, today());
}
