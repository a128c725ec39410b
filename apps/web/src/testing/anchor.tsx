import type { ComponentProps } from 'react';

/** Stands in for a router's link in `render`. */
export const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
