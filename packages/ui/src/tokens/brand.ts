/**
 * Names of the colours that every brand defines, the lowest background first.
 * @source ours – spec shows no palette
 */
export const colorNames = [
  'inset',
  'canvas',
  'surface',
  'raised',
  'overlay',
  'borderSubtle',
  'borderControl',
  'text',
  'text2',
  'text3',
  'disabled',
  'accent',
  'accentHover',
  'accentActive',
  'onAccent',
  'accentText',
  'accentSoft',
  'second',
  'onSecond',
  'secondText',
  'success',
  'onSuccess',
  'successSoft',
  'warning',
  'onWarning',
  'warningSoft',
  'danger',
  'onDanger',
  'dangerSoft',
  'info',
  'onInfo',
  'infoSoft',
  'meron',
  'onMeron',
  'meronText',
  'meronSoft',
  'wala',
  'onWala',
  'walaText',
  'walaSoft',
  'draw',
  'onDraw',
  'drawText',
  'drawSoft',
  'cancel',
  'onCancel',
  'focus',
] as const;

/** One colour of a brand. */
export type ColorName = (typeof colorNames)[number];

/** A full palette: `#rrggbb` by colour name. */
export type Palette = Readonly<Record<ColorName, string>>;

/** Light or dark background. The default is dark. @source spec §1 */
export type Scheme = 'dark' | 'light';

/** Density of controls and gaps. */
export type Density = 'comfortable' | 'compact';

/** Steps of the type scale, named by their size in Lentera; other brands set their own sizes. */
export const fontSteps = ['12', '13', '15', '16', '17', '20', '24', '30', '38', '48'] as const;

/** One step of the type scale. */
export type FontStep = (typeof fontSteps)[number];

/** Size and line height of a type step, both in px at the browser's default text size. */
export type FontSize = readonly [sizePx: number, linePx: number];

/** Spacing in px, step 1 to 12, before density is applied. The same in every brand. */
export const spacePx = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80] as const;

/** One step of the spacing scale; 0 is no space. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Durations in ms before the brand's factor. */
export const motionMs = { instant: 80, fast: 140, base: 220, slow: 320 } as const;

/** Fade time of the loading overlay, in ms, independent of the brand's factor. @source spec §1 */
export const overlayMs = 400;

/** Stacking order of layers, lowest first. */
export const layers = {
  nav: 100,
  sticky: 200,
  drawer: 400,
  dialog: 500,
  toast: 600,
  notice: 700,
  overlay: 800,
} as const;

/**
 * Widths in px at which layouts change. `mobile` separates the phone from the desktop layout.
 * @source spec §2 – "decided by a mobile breakpoint"; its value is ours
 */
export const breakpointsPx = { xs: 480, sm: 768, mobile: 960, lg: 1200, xl: 1440 } as const;

/** Lights in the kit's images: a paper lantern, a glass float in its net, a floodlight. */
export const lightNames = ['lantern', 'float', 'floodlight'] as const;

/** Light in the images of a brand. */
export type LightName = (typeof lightNames)[number];

/**
 * Patterns over the background of the generated images of games: contours of clouds, a lattice of stars, …
 */
export const gameArtPatterns = [
  'clouds',
  'stars',
  'triangles',
  'diamonds',
  'rings',
  'weave',
] as const;

/** Name of a pattern. */
export type GameArtPattern = (typeof gameArtPatterns)[number];

/** Changes of a brand to the images of games. Omitted fields have the kit's defaults. */
export interface GameArtStyle {
  /** Colours, as `#rrggbb`, whose hues the images use; each image uses one of them. */
  readonly palette?: readonly string[] | undefined;
  /** Patterns to choose from. */
  readonly patterns?: readonly GameArtPattern[] | undefined;
}

/** Definition of a brand, from which its style sheet is generated. */
export interface Brand {
  /** Value of `data-lobi-theme`; lower-case letters, digits and dashes. */
  readonly name: string;
  /** Scheme used while `data-lobi-scheme` is absent. */
  readonly defaultScheme: Scheme;
  /** One palette for each scheme the brand supports; including the default scheme. */
  readonly schemes: Partial<Readonly<Record<Scheme, Palette>>>;
  /** CSS font stack of running text. */
  readonly fontFamily: string;
  /** CSS font stack of headings. */
  readonly fontFamilyDisplay: string;
  /** Weight of headings. */
  readonly fontWeightDisplay: number;
  readonly fonts: Readonly<Record<FontStep, FontSize>>;
  /** Factor on every space, 1 = the 4 px scale. */
  readonly spaceScale: number;
  /** Corner radii in px. */
  readonly radiiPx: Readonly<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', number>>;
  /** Heights of controls in px; touch targets are at least 44 px high on touch devices. */
  readonly controlsPx: Readonly<Record<'sm' | 'md' | 'lg', number>>;
  /** Border width in px of a selected element. */
  readonly selectedBorderPx: number;
  /** CSS shadows: the light edge of a raised panel, the gloss of a filled control, and four heights. */
  readonly shadows: Readonly<Record<'edge' | 'gloss' | '1' | '2' | '3' | '4', string>>;
  /** Factor on every duration. */
  readonly motionScale: number;
  /** CSS easing functions. */
  readonly easings: Readonly<Record<'out' | 'in' | 'spring', string>>;
  /** CSS background layers over the canvas: one light source and a faint texture. */
  readonly ground: string;
  /** Light in the images of empty lists, errors and the login; default `lantern`. */
  readonly light?: LightName;
  /** CSS filter for the generated images of games, which must leave their titles readable; default none. */
  readonly artFilter?: string;
  /**
   * Colours and patterns of the generated images of games; `KitProvider` takes them as `gameArt`. Default
   * those of the kit.
   */
  readonly gameArt?: GameArtStyle;
  /** Shadows and background of a scheme other than the default; omitted, those above apply. */
  readonly inScheme?: Partial<Readonly<Record<Scheme, Partial<Pick<Brand, 'shadows' | 'ground'>>>>>;
}
