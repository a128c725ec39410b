import { createDatabase } from '../../../../apps/server/src/db/client.ts';
import type { Resume } from '../../../../packages/domain/src/resume/resume.ts';
import { editsOf } from '../clients/documents.ts';
import type { Stored } from './verdict.ts';

const VERSIONS = `
  select resume_id as "resumeId", version, operation_id as "operationId",
         encode(sha256(convert_to(document::text, 'UTF8')), 'hex') as digest
    from resume_version`;

const RESUMES = `
  select resume.id as "resumeId", resume.version, resume_version.document
    from resume
    left join resume_version on resume_version.user_id = resume.user_id
     and resume_version.resume_id = resume.id and resume_version.version = resume.version`;

const EVENTS = `
  select payload ->> 'resumeId' as "resumeId", (payload ->> 'version')::integer as version
    from live_event where payload ->> 'type' = 'resume.changed'`;

interface ResumeRow {
  resumeId: string;
  version: number;
  document: Pick<Resume, 'experience'> | null;
}

/** Reads the tables as an administrator, bypassing the product and row-level security. */
export async function readStored(adminUrl: string): Promise<Stored> {
  const { pool, close } = createDatabase({
    url: adminUrl,
    maxConnections: 1,
    applicationName: 'lauda-chaos',
    statementTimeoutSeconds: 120,
  });
  try {
    const versions = await pool.query<Stored['versions'][number]>(VERSIONS);
    const resumes = await pool.query<ResumeRow>(RESUMES);
    const events = await pool.query<Stored['events'][number]>(EVENTS);
    return {
      versions: versions.rows,
      resumes: resumes.rows.map(({ resumeId, version, document }) => ({
        resumeId,
        version,
        edits: document === null ? [] : editsOf(document),
      })),
      events: events.rows,
    };
  } finally {
    await close();
  }
}

/** Forces a checkpoint: all earlier writes survive a crash, even with asynchronous commits. */
export async function checkpoint(adminUrl: string): Promise<void> {
  const { pool, close } = createDatabase({
    url: adminUrl,
    maxConnections: 1,
    applicationName: 'lauda-chaos',
  });
  try {
    await pool.query('checkpoint');
  } finally {
    await close();
  }
}
