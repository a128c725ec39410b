type Kind = 'lost' | 'torn';

interface SheetArtProps {
  kind: Kind;
}

/** A sheet of paper in two variants; white in both themes. */
export function SheetArt({ kind }: SheetArtProps) {
  return (
    <svg aria-hidden viewBox="0 0 120 120" className="size-28 overflow-visible">
      <g className="origin-center" transform={kind === 'lost' ? 'rotate(-8 60 60)' : undefined}>
        <path
          d={kind === 'torn' ? 'M28 8h46l18 18v60l-11-6-10 7-11-8-10 8-11-7-11 6z' : 'M28 8h46l18 18v86H28z'}
          className="fill-paper stroke-border"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <path d="M74 8v18h18z" className="fill-soft stroke-border" strokeWidth={1.5} strokeLinejoin="round" />
        <g stroke="#DBD8CE" strokeWidth={3} strokeLinecap="round">
          <path d="M40 34h22M40 46h40M40 56h34" />
          {kind !== 'torn' && <path d="M40 78h40M40 88h26" />}
        </g>
        <path d="M38 62h44v10H38z" fill="#FFE58A" />
        {kind === 'lost' && <path d="M56 67h8" stroke="#3B2E00" strokeWidth={2.5} strokeLinecap="round" />}
      </g>
    </svg>
  );
}
