import { AppError } from '../../errors.ts';

/** The normalized URL, if it is one of the product's own pages. */
export function ownAddress(given: string, origins: readonly string[]): string {
  if (URL.canParse(given)) {
    const url = new URL(given);
    if (origins.includes(url.origin) && url.username === '' && url.password === '') return url.href;
  }
  throw new AppError('VALIDATION_FAILED', 'Return addresses must be pages of this product.');
}
