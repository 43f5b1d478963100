import { gameArtPatterns, type GameArtPattern, type GameArtStyle } from '../../tokens/brand.ts';
import { drawBingo } from './motifs/bingo.ts';
import { drawCasino } from './motifs/casino.ts';
import { drawCockfight } from './motifs/cockfight.ts';
import { drawCrash } from './motifs/crash.ts';
import { drawFishing } from './motifs/fishing.ts';
import { drawLive } from './motifs/live.ts';
import { drawSlots } from './motifs/slots.ts';
import { subjectMotif } from './motifs/subject-motif.ts';
import type {
  GameArtCategory,
  GameArtMotif,
  GameArtPalette,
  GameArtRatio,
  GameArtSubject,
} from './game-art.types.ts';
import { hueOf, oklch } from '../../tokens/oklch.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const motifs: Readonly<Record<GameArtCategory, GameArtMotif>> = {
  slots: drawSlots,
  live: drawLive,
  casino: drawCasino,
  cockfight: drawCockfight,
  fishing: drawFishing,
  bingo: drawBingo,
  crash: drawCrash,
};

/** Motifs that draw the whole background themselves. */
const ownGround: ReadonlySet<GameArtCategory> = new Set(['cockfight']);

const sizes: Readonly<Record<GameArtRatio, readonly [width: number, height: number]>> = {
  portrait: [240, 300],
  square: [240, 240],
  landscape: [400, 250],
  wide: [480, 258],
};

/** Plain geometric patterns over the background of an image. */
const patterns: Readonly<Record<GameArtPattern, string>> = {
  clouds:
    '<pattern id="p" width="96" height="56" patternUnits="userSpaceOnUse"><path d="M-8 44h16a16 16 0 0 1 32 0h4a22 22 0 0 1 44 0h16M14 44a10 10 0 0 1 20 0M50 44a16 16 0 0 1 32 0M40 16h8a16 16 0 0 1 32 0h8" fill="none" stroke="#fff" stroke-width="1.2"/></pattern>',
  stars:
    '<pattern id="p" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M22 4l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM0 0l8 8M44 0l-8 8M0 44l8-8M44 44l-8-8" fill="none" stroke="#fff"/></pattern>',
  triangles:
    '<pattern id="p" width="32" height="28" patternUnits="userSpaceOnUse"><path d="M0 28L16 0l16 28z" fill="#fff" opacity=".5"/><path d="M8 28l8-14 8 14z" opacity=".5"/></pattern>',
  diamonds:
    '<pattern id="p" width="28" height="28" patternUnits="userSpaceOnUse"><path d="M14 0l14 14-14 14L0 14z" fill="none" stroke="#fff"/><path d="M14 10l4 4-4 4-4-4z" fill="#fff"/></pattern>',
  rings:
    '<pattern id="p" width="64" height="64" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff"><circle cx="32" cy="32" r="8"/><circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="28"/></g></pattern>',
  weave:
    '<pattern id="p" width="32" height="32" patternUnits="userSpaceOnUse"><path d="M2 4h12M2 9h12M2 14h12M18 20h12M18 25h12M18 30h12M20 2v12M25 2v12M30 2v12M4 18v12M9 18v12M14 18v12" stroke="#fff" stroke-width="1.4"/></pattern>',
};

/** Five layouts of the second background: centre, corner, diagonal, split, horizon. */
const layouts = [
  (w: number, h: number) => `<circle cx="${w / 2}" cy="${h * 0.42}" r="${w * 0.46}"`,
  (w: number, h: number) => `<circle cx="${w}" cy="0" r="${Math.max(w, h) * 0.72}"`,
  (w: number, h: number) => `<path d="M0 ${h * 0.72}L${w} ${h * 0.16}V${h}H0Z"`,
  (w: number, h: number) => `<path d="M${w / 2} 0H${w}V${h}H${w / 2}Z"`,
  (w: number, h: number) => `<path d="M0 ${h / 2}H${w}V${h}H0Z"`,
] as const;

/** Hues that match the brands' indigo and amber, each with its companions. */
const hues = [
  [55, 85, 25],
  [205, 165, 235],
  [165, 195, 130],
  [275, 300, 240],
  [305, 340, 275],
  [340, 10, 300],
  [22, 55, 340],
  [245, 205, 275],
] as const;

/** A hue of the brand, with its neighbours as companions. */
function huesOf(color: string): readonly [number, number, number] {
  const hue = hueOf(color);
  return [hue, hue + 30, hue - 30];
}

function paletteOf(random: SeededRandom, colors: GameArtStyle['palette']): GameArtPalette {
  const [hue, first, other] = random.pick(colors ? colors.map(huesOf) : hues);
  const companion = random.pick([first, other]);
  return {
    ground: oklch(0.22, 0.055, hue),
    ground2: oklch(0.3, 0.08, hue),
    deep: oklch(0.36, 0.09, hue),
    middle: oklch(0.47, 0.12, hue),
    second: oklch(0.6, 0.13, companion),
    secondDeep: oklch(0.38, 0.13, companion),
    light: oklch(0.74, 0.12, companion),
    pale: oklch(0.88, 0.07, companion),
    lamp: '#f5b75b',
    lampDeep: '#cf7b26',
    paper: '#efebe2',
  };
}

/** Seed, motif and aspect ratio of a drawing; `ratio` is `portrait` unless given. */
export interface GameArtOptions {
  readonly seed: string;
  readonly category: GameArtCategory;
  readonly ratio?: GameArtRatio | undefined;
  /** The game that the image shows; default none, for an image of its category. */
  readonly subject?: GameArtSubject | undefined;
  /** Colours and patterns of a brand; default those of the kit. */
  readonly style?: GameArtStyle | undefined;
}

/**
 * Draws the image of a game as an SVG document of at most 3.5 kB. Pure: the same seed, category, ratio,
 * subject and style give the same text everywhere, so that a game always has the same image.
 * @source ours
 * @example drawGameArt({ seed: game.id, category: game.category, subject: game })
 */
export function drawGameArt({
  seed,
  category,
  ratio = 'portrait',
  subject,
  style,
}: GameArtOptions): string {
  const random = seededRandom(seed);
  const [width, height] = sizes[ratio];
  const palette = paletteOf(random, style?.palette);
  const pattern = patterns[random.pick(style?.patterns ?? gameArtPatterns)];
  const layout = random.pick(layouts)(width, height);
  const ground = `<rect width="${width}" height="${height}" fill="${palette.ground}"/>${layout} fill="${palette.ground2}"/><rect width="${width}" height="${height}" fill="url(#p)" opacity=".07"/>`;
  const draw = (subject && subjectMotif(subject)) ?? motifs[category];
  const motif = draw({ width, height, random, palette, title: subject?.title });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${pattern}</defs>${ownGround.has(category) ? '' : ground}${motif}</svg>`;
}
