import { createFileRoute, notFound } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';

/** Development only: the guard around the import keeps the gallery out of production bundles. */
const Gallery: ComponentType | null = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../dev/gallery.tsx')).Gallery }))
  : null;

export const Route = createFileRoute('/ui')({
  beforeLoad: () => {
    if (!Gallery) throw notFound();
  },
  component: () => Gallery && <Gallery />,
});
