/**
 * One flat shape of a drawing: path data in the drawing's own units, filled, outlined or both. The
 * same shapes are drawn into SVG and onto a canvas.
 */
export interface Shape {
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Width of the outline; default 2. */
  readonly width?: number | undefined;
  /** Default 1. */
  readonly opacity?: number | undefined;
}

/** Path of an ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number = rx): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** A filled shape. */
export const fill = (colour: string, d: string, opacity?: number): Shape => ({
  d,
  fill: colour,
  opacity,
});

/** An outlined shape. */
export const line = (colour: string, d: string, width = 2, opacity?: number): Shape => ({
  d,
  stroke: colour,
  width,
  opacity,
});
