import { Link } from '@tanstack/react-router';
import { expect, it } from 'vitest';

/**
 * The types of links come with the router's registration in router.tsx.
 * Must not compile if a link could lead nowhere: each `@ts-expect-error` is itself an error as soon as
 * the line below it is accepted.
 */
const links: Record<string, React.ReactNode> = {
  right: <Link to="/auth" search={{ view: 'sign-up', redirect: '/builder' }} />,
  // @ts-expect-error there is no such view
  wrongValue: <Link to="/auth" search={{ view: 'register' }} />,
  // @ts-expect-error there is no such parameter
  wrongName: <Link to="/auth" search={{ tab: 'sign-up' }} />,
  // @ts-expect-error there is no such screen
  wrongPath: <Link to="/nowhere" />,
};

it('checks links and their search parameters when compiling', () => {
  expect(Object.keys(links)).toHaveLength(4);
});
