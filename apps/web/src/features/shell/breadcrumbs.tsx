import { Link, useLocation } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Breadcrumb, BreadcrumbItem } from '../../ui/breadcrumb.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

export function Breadcrumbs() {
  const text = useText();
  const { pathname } = useLocation();
  const trail = breadcrumbTrail(pathname);
  if (trail.length === 0) return null;
  return (
    <Breadcrumb>
      {trail.map(({ path, name, segment }, index) => (
        <BreadcrumbItem key={path} render={index < trail.length - 1 ? <Link to={path} /> : undefined}>
          {name ? text(name) : segment}
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  );
}
