import type { Hatch, MarkerShape, SeriesLook } from './series-look.ts';

/** Outlines of the markers around the centre, about 8 units wide. */
const shapes: Readonly<Record<MarkerShape, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-3.6-3.6H3.6V3.6H-3.6Z',
  diamond: 'M0-5L5 0L0 5L-5 0Z',
  triangle: 'M0-4.8L4.8 3.6H-4.8Z',
  cross: 'M-4.4-1.5H-1.5V-4.4H1.5V-1.5H4.4V1.5H1.5V4.4H-1.5V1.5H-4.4Z',
  ring: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0ZM-2 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z',
};

/** A point of a line in the shape of its series. */
export function Marker({ x, y, look }: { x: number; y: number; look: SeriesLook }) {
  return (
    <path
      d={shapes[look.marker]}
      transform={`translate(${x} ${y})`}
      fill={look.color}
      fillRule="evenodd"
      stroke="var(--lobi-color-surface)"
      strokeWidth={1.5}
      paintOrder="stroke"
      data-marker={look.marker}
    />
  );
}

/** Strokes of a hatched shape, in a tile of 6 × 6. */
const strokes: Readonly<Record<Exclude<Hatch, 'solid'>, string>> = {
  stripes: 'M-1 7L7-1M-1 1L1-1M5 7L7 5',
  backstripes: 'M-1-1L7 7M-1 5L1 7M5-1L7 1',
  dots: 'M1.5 1.5h.01M4.5 4.5h.01',
  bars: 'M0 1.5H6M0 4.5H6',
  grid: 'M0 3H6M3 0V6',
};

/** URL of a hatching for `fill`. */
export const hatchFill = (id: string, look: SeriesLook): string =>
  look.hatch === 'solid' ? look.color : `url(#${id})`;

/** The hatching pattern of one series, for `defs`. */
export function HatchPattern({ id, look }: { id: string; look: SeriesLook }) {
  if (look.hatch === 'solid') return null;
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={look.color} fillOpacity="0.32" />
      <path
        d={strokes[look.hatch]}
        stroke={look.color}
        strokeWidth={look.hatch === 'dots' ? 2.2 : 1.6}
        strokeLinecap="round"
      />
    </pattern>
  );
}

/** A short sample of a line with its dash and marker. */
export function LineSample({ look }: { look: SeriesLook }) {
  return (
    <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true" focusable="false">
      <path
        d="M1 6H21"
        fill="none"
        stroke={look.color}
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray={look.dash}
      />
      <Marker x={11} y={6} look={look} />
    </svg>
  );
}

/** A small square in the colour and hatching of a filled series. */
export function FillSample({ look, id }: { look: SeriesLook; id: string }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <defs>
        <HatchPattern id={id} look={look} />
      </defs>
      <rect width="12" height="12" rx="3" fill={hatchFill(id, look)} />
    </svg>
  );
}
