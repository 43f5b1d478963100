import type { SeededRandom } from './seeded-random.ts';

/** Motif of a drawing: the game categories of the lobby. @source spec §1 */
export type GameArtCategory =
  | 'slots'
  | 'live'
  | 'casino'
  | 'cockfight'
  | 'fishing'
  | 'bingo'
  | 'crash';

/** Aspect ratio of a drawing: tile 4:5, square, landscape 16:10, arena 16:8.6. */
export type GameArtRatio = 'portrait' | 'square' | 'landscape' | 'wide';

/** The game that an image shows: its engine decides the motif, words of its title may add an emblem. */
export interface GameArtSubject {
  /** Key of the engine, such as `dice` or `slots-gem-three`; an unknown one shows its category. */
  readonly engine: string;
  readonly title: string;
}

/** Colours of one drawing, dark to light; `second` is the companion hue, `lamp` the one warm light. */
export interface GameArtPalette {
  readonly ground: string;
  readonly ground2: string;
  readonly deep: string;
  readonly middle: string;
  readonly second: string;
  readonly secondDeep: string;
  readonly light: string;
  readonly pale: string;
  readonly lamp: string;
  readonly lampDeep: string;
  readonly paper: string;
}

/** Helpers and dimensions for drawing a motif. Lengths in units of the view box. */
export interface GameArtScene {
  readonly width: number;
  readonly height: number;
  readonly random: SeededRandom;
  readonly palette: GameArtPalette;
  /** Title of the game; missing without a subject. */
  readonly title?: string | undefined;
}

/** Draws a motif as SVG markup. May refer to `#p`, the pattern of the drawing. */
export type GameArtMotif = (scene: GameArtScene) => string;
