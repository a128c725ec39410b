import * as z from 'zod/mini';

const MAX_PAGE = 100_000;
const MAX_LIMIT = 100;

const wholeNumber = (max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
    z.number().check(z.minimum(1), z.maximum(max)),
  );

/** Page of a long list; 50 entries by default. */
export const pageQuery = {
  page: z.optional(wholeNumber(MAX_PAGE)),
  limit: z.optional(wholeNumber(MAX_LIMIT)),
};

export const pageOf = ({
  page = 1,
  limit = 50,
}: {
  page?: number | undefined;
  limit?: number | undefined;
}) => ({
  page,
  limit,
});
