import type { Shape } from './shape.ts';

/** Shapes as SVG, from back to front. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ d, fill = 'none', stroke, width = 2, opacity }, index) => (
    <path
      key={index}
      d={d}
      fill={fill}
      opacity={opacity}
      {...(stroke !== undefined && {
        stroke,
        strokeWidth: width,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
    />
  ));
}
