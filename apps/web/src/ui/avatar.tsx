import { cva, type VariantProps } from 'class-variance-authority';
import { useState } from 'react';

const styles = cva(
  'grid shrink-0 place-items-center overflow-hidden rounded-full bg-soft font-medium text-on-soft select-none',
  {
    variants: { size: { sm: 'size-6 text-xs', md: 'size-8 text-sm', lg: 'size-12 text-lg' } },
    defaultVariants: { size: 'md' },
  },
);

interface AvatarProps extends VariantProps<typeof styles> {
  initial: string;
  imageUrl?: string | null;
}

/** Decorative: the name is beside it, or labels the button around it. */
export function Avatar({ initial, imageUrl, size }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isImage = imageUrl && imageUrl !== failedUrl;
  return (
    <span aria-hidden className={styles({ size })}>
      {isImage ? (
        <img
          src={imageUrl}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initial
      )}
    </span>
  );
}
