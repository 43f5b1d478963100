import { lightNames } from '../../tokens/brand.ts';
import { lightShapes, shownIn } from './lantern-shapes.ts';

export interface LineLanternProps {
  /** Position of its centre, in the units of the image. */
  x: number;
  y: number;
  /** Size; at 1 the body is 80 units high. Default 1. */
  scale?: number | undefined;
  /** A lit lantern has warm paper and rays. */
  lit?: boolean | undefined;
  /** Length of its cord, in its own units; default 14. */
  cord?: number | undefined;
}

const lights = lightNames.map((name) => {
  const { body, lines, outline = body, ribs = lines, ends } = lightShapes[name];
  return [name, { ends, outline, ribs }] as const;
});

/**
 * The light of the brand in line art, a lantern unless the theme has another, for use inside an `<svg>` that
 * sets stroke and width.
 */
export function LineLantern({ x, y, scale = 1, lit = false, cord = 14 }: LineLanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={2 / scale}>
      <path d={`M0-46V${-46 - cord}`} />
      {lights.map(([name, { ends, outline, ribs }]) => (
        <g key={name} style={shownIn(name)}>
          <path d={ends} />
          <path
            d={outline}
            fill={lit ? 'var(--lobi-color-accent)' : 'none'}
            fillOpacity={lit ? 0.22 : 0}
            stroke={lit ? 'var(--lobi-color-accent)' : undefined}
          />
          <path
            d={ribs}
            stroke={lit ? 'var(--lobi-color-accent)' : undefined}
            strokeOpacity=".55"
          />
        </g>
      ))}
      {lit && (
        <path
          d="M-58 0h-14M58 0h14M-48-34l-11-8M48-34l11-8M-48 34l-11 8M48 34l11 8"
          stroke="var(--lobi-color-accent)"
        />
      )}
    </g>
  );
}
