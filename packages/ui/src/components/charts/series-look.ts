/** Colours by meaning: states, sides of a fight, and `muted` for a series in the background. */
export type SeriesTone =
  | 'accent'
  | 'second'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'meron'
  | 'wala'
  | 'draw'
  | 'muted';

/** Shape of the points of a series. */
export type MarkerShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'cross' | 'ring';

/**
 * Appearance that distinguishes a series from the others: colour, dash, marker and hatching, never
 * colour alone.
 */
export interface SeriesLook {
  /** CSS colour. */
  readonly color: string;
  /** SVG `stroke-dasharray` of the line; `undefined` is a solid line. */
  readonly dash: string | undefined;
  readonly marker: MarkerShape;
  readonly hatch: Hatch;
}

/** Hatching of a filled shape. */
export type Hatch = 'solid' | 'stripes' | 'dots' | 'bars' | 'grid' | 'backstripes';

/**
 * Colour tokens in the order in which series use them. In all brands any two are distinguishable with
 * all three kinds of colour blindness, and each has a contrast of 3 : 1 with a panel.
 * @source ours – computed by palette.test.ts
 */
export const paletteColors = [
  'accent',
  'second',
  'text',
  'info',
  'border-control',
  'text2',
] as const;

const toneColors: Readonly<Record<SeriesTone, string>> = {
  accent: 'accent',
  second: 'second-text',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  meron: 'meron-text',
  wala: 'wala-text',
  draw: 'draw-text',
  muted: 'text3',
};

const dashes = [undefined, '3 4', '8 4', '1 4', '10 4 2 4', '14 5'] as const;
const markers = ['circle', 'square', 'diamond', 'triangle', 'cross', 'ring'] as const;
const hatches = ['solid', 'stripes', 'dots', 'bars', 'grid', 'backstripes'] as const;

const at = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** Style of the series with this index; a tone replaces only its colour. */
export function seriesLook(index: number, tone?: SeriesTone | undefined): SeriesLook {
  const name = tone === undefined ? at(paletteColors, index) : toneColors[tone];
  return {
    color: `var(--lobi-color-${name})`,
    dash: at(dashes, index),
    marker: at(markers, index),
    hatch: at(hatches, index),
  };
}
