import { pageAddress, type PagePath, type PagePrefix } from '@lauda/contract/pages';
import { createContext, type ReactNode, use } from 'react';

const PrefixContext = createContext<PagePrefix>('');

/** Pages below an address that fixes the language lead to pages that fix it too. */
export function PagePrefixProvider({ prefix, children }: { prefix: PagePrefix; children: ReactNode }) {
  return <PrefixContext value={prefix}>{children}</PrefixContext>;
}

/** The address of a finished page. These are left for by whole page loads, in the app too. */
export function usePageLink(): (path: PagePath) => string {
  const prefix = use(PrefixContext);
  return (path) => pageAddress(prefix, path);
}
