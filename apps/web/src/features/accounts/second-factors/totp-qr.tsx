interface TotpQrProps {
  label: string;
  qr: { size: number; path: string };
}

/** Dark on white in both themes, which cameras scan reliably. */
export function TotpQr({ label, qr: { size, path } }: TotpQrProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-card border border-border bg-paper text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
