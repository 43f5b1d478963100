import { useId, type CSSProperties } from 'react';
import { lightNames, type LightName } from '../../tokens/brand.ts';
import { lightShapes, shownIn } from './lantern-shapes.ts';

export interface LanternProps {
  /** Position of its centre, in the units of the image; default 0. */
  x?: number | undefined;
  y?: number | undefined;
  /** Size; at 1 the body is 80 units high. Default 1. */
  scale?: number | undefined;
  /** Whether it is lit. One lit lantern per view. */
  lit?: boolean | undefined;
  /** Length of its cord above the cap, in its own units; default 18. */
  cord?: number | undefined;
  /** Whether a lit lantern has a halo; default true. */
  halo?: boolean | undefined;
  /** The only light that it contains; default all, of which the surrounding theme shows its own. */
  light?: LightName | undefined;
}

/** Colours of the flame, independent of the theme. */
const lit = { cord: '#6b5a3c', cap: '#3a220b', ribs: '#8f4c10', tassel: '#d98a2b' } as const;

/** The light of the brand, a paper lantern unless the theme has another; inside an `<svg>`. */
export function Lantern({
  x = 0,
  y = 0,
  scale = 1,
  lit: burning = false,
  cord = 18,
  halo = true,
  light,
}: LanternProps) {
  const id = useId();
  const colors = burning
    ? lit
    : {
        cord: 'var(--lantern-line)',
        cap: 'var(--lantern-cap)',
        ribs: 'var(--lantern-cap)',
        tassel: 'var(--lantern-line)',
      };
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      style={
        {
          '--lantern-line':
            'color-mix(in srgb, var(--lobi-color-surface) 74%, var(--lobi-color-text3))',
          '--lantern-cap':
            'color-mix(in srgb, var(--lobi-color-surface) 93%, var(--lobi-color-text3))',
          '--lantern-paper':
            'color-mix(in srgb, var(--lobi-color-surface) 84%, var(--lobi-color-text3))',
        } as CSSProperties
      }
    >
      {burning && (
        <defs>
          <radialGradient id={`${id}-halo`}>
            <stop stopColor="#ffb547" stopOpacity=".62" />
            <stop offset=".45" stopColor="#ffb547" stopOpacity=".16" />
            <stop offset="1" stopColor="#ffb547" stopOpacity="0" />
          </radialGradient>
          <radialGradient id={`${id}-lamp`} cx=".5" cy=".62" r=".62">
            <stop stopColor="#fff6df" />
            <stop offset=".38" stopColor="#ffd083" />
            <stop offset=".75" stopColor="#f7a032" />
            <stop offset="1" stopColor="#b9611a" />
          </radialGradient>
        </defs>
      )}
      {burning && halo && <circle r="150" fill={`url(#${id}-halo)`} />}
      <path d={`M0-48V${-48 - cord}`} stroke={colors.cord} strokeWidth="1.6" />
      <rect x="-17" y="-48" width="34" height="8" rx="3" fill={colors.cap} />
      {(light === undefined ? lightNames : [light]).map((name) => (
        <g key={name} style={light === undefined ? shownIn(name) : undefined}>
          <path
            d={lightShapes[name].body}
            fill={burning ? `url(#${id}-lamp)` : 'var(--lantern-paper)'}
          />
          <path
            d={lightShapes[name].lines}
            fill="none"
            stroke={colors.ribs}
            strokeOpacity={burning ? 0.55 : 0.9}
            strokeWidth="1.6"
          />
          <rect x="-17" y="40" width="34" height="8" rx="3" fill={colors.cap} />
          <path
            d={lightShapes[name].tassel}
            stroke={colors.tassel}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}
