import type { ComponentProps } from 'react';

/** Stands in for a router link in `render`. */
export const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
