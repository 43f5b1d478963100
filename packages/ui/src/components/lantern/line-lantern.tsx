export interface LineLanternProps {
  /** Place of its middle, in the units of the picture. */
  x: number;
  y: number;
  /** Size; at 1 the body is 80 units high. Default 1. */
  scale?: number | undefined;
  /** A lit lantern has warm paper and rays. */
  lit?: boolean | undefined;
  /** Length of its cord, in its own units; default 14. */
  cord?: number | undefined;
}

/** A lantern in line art, to be put inside an `<svg>` that sets stroke and width. */
export function LineLantern({ x, y, scale = 1, lit = false, cord = 14 }: LineLanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={2 / scale}>
      <path d={`M0-46V${-46 - cord}M-14-46h28M-14 46h28M0 46v14`} />
      <path
        d="M-20-40C-50-24-50 24-20 40H20C50 24 50-24 20-40Z"
        fill={lit ? 'var(--lobi-color-accent)' : 'none'}
        fillOpacity={lit ? 0.22 : 0}
        stroke={lit ? 'var(--lobi-color-accent)' : undefined}
      />
      <path
        d="M0-40V40M-10-40C-24-22-24 22-10 40M10-40C24-22 24 22 10 40"
        stroke={lit ? 'var(--lobi-color-accent)' : undefined}
        strokeOpacity=".55"
      />
      {lit && (
        <path
          d="M-58 0h-14M58 0h14M-48-34l-11-8M48-34l11-8M-48 34l-11 8M48 34l11 8"
          stroke="var(--lobi-color-accent)"
        />
      )}
    </g>
  );
}
