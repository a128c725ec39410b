import { flatPicture } from '../../../../apps/server/src/testing/pictures.ts';

/** Payloads for routes that accept files, by content type. */
export interface Files {
  readonly picture: Uint8Array;
  readonly document: Uint8Array;
}

const MAX_IMPORT = 10 * 1024 * 1024;

/** Many pixels in few bytes, and a 10 MB JSON Resume. */
export async function makeFiles(): Promise<Files> {
  const picture = await flatPicture(6_000, 6_000).png();
  const head = '{"basics":{"name":"Ana","summary":"';
  const document = Buffer.from(`${head}${'a b. '.repeat(MAX_IMPORT / 5 - 20)}"}}`.slice(0, MAX_IMPORT));
  return { picture: new Uint8Array(picture), document };
}
