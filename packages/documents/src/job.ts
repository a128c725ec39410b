import type { Resume } from '@lauda/domain/resume/resume';
import { familiesIn } from './fonts/clean-text.ts';
import { pageData } from './content/data.ts';
import { fontPair } from './fonts/font-pair.ts';
import { engineOptions } from './options.ts';
import { type Paper, PAPERS } from './paper.ts';

/** A resume as engine input: content and styling. Text is passed as data, never as source code. */
export interface Job {
  readonly main: string;
  readonly paper: Paper;
  readonly inputs: { readonly data: string; readonly options: string };
  readonly photo: { readonly path: string; readonly bytes: Uint8Array } | null;
  /** All font families in use. */
  readonly families: ReadonlySet<string>;
}

/** Only a preview queries positions: a template that queries itself is typeset twice. */
export function engineJob(kind: 'pdf' | 'preview', resume: Resume, photoBytes: Uint8Array | undefined): Job {
  const data = JSON.stringify(pageData(resume));
  const pair = fontPair(resume);
  const families = familiesIn(data, [pair.heading, pair.body, ...(pair.extra ? [pair.extra] : [])]);
  const photo = readPhoto(photoBytes);
  return {
    main: `/${resume.templateId}/template.typ`,
    paper: PAPERS[resume.pageSize],
    inputs: {
      data,
      options: JSON.stringify({
        ...engineOptions(resume, families),
        photo: photo?.path ?? null,
        places: kind === 'preview',
      }),
    },
    photo,
    families,
  };
}

/** Detects the format by its first bytes. The engine can print only PNG and JPEG. */
function readPhoto(bytes: Uint8Array | undefined): Job['photo'] {
  if (!bytes) return null;
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return { path: '/photo.png', bytes };
  if (starts(0xff, 0xd8, 0xff)) return { path: '/photo.jpg', bytes };
  return null;
}
