/** Colours with a meaning: the sides of a fight, good and bad, or a step back. */
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

/** Shape that marks the points of a series. */
export type MarkerShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'cross' | 'ring';

/** What distinguishes a series from the others: colour, dash, marker and hatching, never colour alone. */
export interface SeriesLook {
  /** CSS colour. */
  readonly color: string;
  /** SVG dashes of the line; none is solid. */
  readonly dash: string | undefined;
  readonly marker: MarkerShape;
  /** Hatching of filled shapes. */
  readonly hatch: Hatch;
}

/** Hatching of a filled shape. */
export type Hatch = 'solid' | 'stripes' | 'dots' | 'bars' | 'grid' | 'backstripes';

/**
 * Tokens of the palette in their order. Chosen so that any two keep apart for all three kinds of
 * colour blindness in all brands, and each stands out from a panel by 3 : 1.
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

/** Look of the series at a place in the table. */
export function seriesLook(index: number, tone?: SeriesTone | undefined): SeriesLook {
  const name = tone === undefined ? at(paletteColors, index) : toneColors[tone];
  return {
    color: `var(--lobi-color-${name})`,
    dash: at(dashes, index),
    marker: at(markers, index),
    hatch: at(hatches, index),
  };
}
