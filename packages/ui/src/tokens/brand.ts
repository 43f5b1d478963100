/** Names of the colours every brand fills in, deepest ground first. @source ours – spec shows no palette */
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

/** Light or dark ground. The default is dark. @source spec §1 */
export type Scheme = 'dark' | 'light';

/** How tightly controls and gaps are set. */
export type Density = 'comfortable' | 'compact';

/** Steps of the type scale, named by their size in Lentera; other brands give the step its own size. */
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

/** How long the loading overlay takes to go, in ms, whatever the brand's factor. @source spec §1 */
export const overlayMs = 400;

/** Stacking of layers, lowest first. */
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
 * Widths in px at which layouts change. `mobile` parts phone from desktop frames.
 * @source spec §2 – "decided by a mobile breakpoint"; its value is ours
 */
export const breakpointsPx = { xs: 480, sm: 768, mobile: 960, lg: 1200, xl: 1440 } as const;

/** Everything the style sheet of one brand is made from. */
export interface Brand {
  /** Value of `data-lobi-theme`; lower-case letters, digits and dashes. */
  readonly name: string;
  /** Scheme used while `data-lobi-scheme` is absent. */
  readonly defaultScheme: Scheme;
  /** One palette for each scheme the brand supports; the default scheme must be among them. */
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
  /** Heights of controls in px; where fingers point, none is lower than 44 to the touch. */
  readonly controlsPx: Readonly<Record<'sm' | 'md' | 'lg', number>>;
  /** Width in px of the border of a selected thing. */
  readonly selectedBorderPx: number;
  /** CSS shadows: the light edge of a raised panel, the gloss of a filled control, and four heights. */
  readonly shadows: Readonly<Record<'edge' | 'gloss' | '1' | '2' | '3' | '4', string>>;
  /** Factor on every duration. */
  readonly motionScale: number;
  /** CSS easing functions. */
  readonly easings: Readonly<Record<'out' | 'in' | 'spring', string>>;
  /** CSS background layers over the canvas: one light source and a faint texture. */
  readonly ground: string;
  /** Shadows and ground of a scheme that is not the default one; without them those above hold. */
  readonly inScheme?: Partial<Readonly<Record<Scheme, Partial<Pick<Brand, 'shadows' | 'ground'>>>>>;
}
