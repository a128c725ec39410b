import { Link, useLocation } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useTopBarTitle } from '../../../lib/screen/top-bar-title.ts';
import { Breadcrumb, BreadcrumbItem } from '../../../ui/page/breadcrumb.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

export function Breadcrumbs() {
  const text = useText();
  const { pathname } = useLocation();
  const trail = breadcrumbTrail(pathname);
  const openTitle = useTopBarTitle();
  if (trail.length === 0) return null;
  return (
    <Breadcrumb>
      {trail.map(({ path, name, segment }, index) => (
        <BreadcrumbItem
          key={path}
          render={path === pathname ? undefined : <Link to={path} />}
          isCurrent={index === trail.length - 1 && openTitle === null}
        >
          {name ? text(name) : segment}
        </BreadcrumbItem>
      ))}
      {openTitle !== null && <BreadcrumbItem>{openTitle}</BreadcrumbItem>}
    </Breadcrumb>
  );
}
