import { MAX_SEARCH_TEXT, MAX_SEARCHED } from '@lauda/contract/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

/** Fields stored beside the user's text and never searched: ids, choices, dates, link URLs. */
const UNSEARCHED =
  '^(id|type|kind|templateId|language|pageSize|skillLevelId|photo|color|fontPair|density|startDate|endDate|date|link|resumeId|tone|at|on|state|outcome)$';

/** All text of a document in order, truncated to limit the size of the answer. */
const textOf = (document: RawBuilder<unknown>) =>
  sql<string>`coalesce(left((
    select string_agg(found #>> '{}', ' ')
    from jsonb_path_query(
      ${document},
      ${`strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && !(@.key like_regex "${UNSEARCHED}")).value`}::text::jsonpath
    ) as found
  ), ${MAX_SEARCH_TEXT}), '')`;

export const listResumeTexts = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('resume')
    .innerJoin('resume_version', (join) =>
      join
        .onRef('resume_version.user_id', '=', 'resume.user_id')
        .onRef('resume_version.resume_id', '=', 'resume.id')
        .onRef('resume_version.version', '=', 'resume.version'),
    )
    .select(['resume.id', 'resume.title', textOf(sql`resume_version.document::jsonb`).as('text')])
    .where('resume.user_id', '=', userId)
    .where('resume.deleted_at', 'is', null)
    .orderBy('resume.updated_at', 'desc')
    .orderBy('resume.id')
    .limit(MAX_SEARCHED)
    .execute();

export const listLetterTexts = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('cover_letter')
    .select(['id', 'company', 'position', textOf(sql`document::jsonb`).as('text')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_SEARCHED)
    .execute();

export const listApplicationTexts = (db: Kysely<DB>, userId: string) => {
  // Excludes the job ad, which is not the user's text, and the match, which repeats the resume: searches only the
  // user's own text about the job.
  const ownWords = sql`document::jsonb - '{ad,match,company,title,appliedOn,closesOn,letterId}'::text[]`;
  return db
    .selectFrom('application')
    .select([
      'id',
      sql<string>`card ->> 'company'`.as('company'),
      sql<string>`card ->> 'title'`.as('title'),
      textOf(ownWords).as('text'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_SEARCHED)
    .execute();
};
