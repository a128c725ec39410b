import { pageAddress, type PagePath, type PagePrefix } from '@lauda/contract/site/pages';
import { createContext, type ReactNode, use } from 'react';

const PrefixContext = createContext<PagePrefix>('');

/** Pages under a URL with a language prefix link to pages with the same prefix. */
export function PagePrefixProvider({ prefix, children }: { prefix: PagePrefix; children: ReactNode }) {
  return <PrefixContext value={prefix}>{children}</PrefixContext>;
}

/** The URL of a prerendered page. Links to these are full page loads, in the app too. */
export function usePageLink(): (path: PagePath) => string {
  const prefix = use(PrefixContext);
  return (path) => pageAddress(prefix, path);
}
