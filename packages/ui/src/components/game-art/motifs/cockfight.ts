import { oklch } from '../../../tokens/oklch.ts';
import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

const medallions = [
  'M0-13L9 0 0 13-9 0Z',
  'M0-13L4-4 13 0 4 4 0 13-4 4-13 0-4-4Z',
  'M0-13L11-6V6L0 13-11 6V-6Z',
  'M6-12A13 13 0 1 0 6 12 10 10 0 1 1 6-12Z',
] as const;

/** One side of the pit: a fan of feathers that opens towards the centre. */
interface Crest {
  readonly x: number;
  /** 1 opens to the right, -1 to the left. */
  readonly direction: 1 | -1;
  readonly hue: number;
  readonly chroma: number;
}

/**
 * Two opposed crests of feathers, in warm and cold colours; deliberately abstract: no animal is shown.
 * @source ours
 */
export const drawCockfight: GameArtMotif = ({ width, height, random, palette }) => {
  const wide = width > height * 1.4;
  const lean = width * random.between(0.02, 0.09) * random.pick([1, -1]);
  const feathers = random.whole(7, 9);
  const start = random.between(-30, -16);
  const step = (random.between(82, 94) - start) / (feathers - 1);
  const base = height * random.between(wide ? 0.92 : 0.62, wide ? 1 : 0.68);
  const size = (height / 300) * (wide ? 1.55 : 1) * random.between(0.94, 1.08);
  const wobble = random.between(0, 6);
  const crests: readonly Crest[] = [
    { x: width * 0.12, direction: 1, hue: random.between(8, 30), chroma: 0.15 },
    { x: width * 0.88, direction: -1, hue: random.between(252, 276), chroma: 0.16 },
  ];
  const [warm, cold] = crests;
  const fan = ({ x, direction, hue, chroma }: Crest): string => {
    const fills = [oklch(0.43, chroma, hue), oklch(0.31, chroma * 0.72, hue)];
    const rows = Array.from({ length: feathers }, (_, index) => {
      const angle = direction * (start + step * index);
      const scale = size * (1 + 0.1 * Math.sin(index * 1.9 + wobble));
      return `<use href="#f" fill="${fills[index % 2]}" transform="rotate(${round1(angle)})scale(${scale.toFixed(2)})"/>`;
    });
    const edge = -34 * direction;
    const chevron = `l${48 * direction} 22 ${-48 * direction} 22`;
    const chevrons = wide
      ? []
      : fills.map(
          (fill, row) =>
            `<path d="M${edge} ${row * 15}${chevron}M${edge} ${row * 15 + 30}${chevron}" fill="none" stroke="${fill}" stroke-width="7"/>`,
        );
    return `<g transform="translate(${round1(x)} ${round1(base)})" color="${oklch(0.8, chroma * 0.75, hue)}" stroke="${oklch(0.55, chroma, hue)}">${rows.join('')}${chevrons.join('')}</g>`;
  };
  const sides = crests.map(fan).join('');
  const split = `<rect width="${width}" height="${height}" fill="${oklch(0.2, 0.055, (warm?.hue ?? 0) - 10)}"/><path d="M${round1(width / 2 + lean)} 0H${width}V${height}H${round1(width / 2 - lean)}Z" fill="${oklch(0.22, 0.08, cold?.hue ?? 0)}"/><rect width="${width}" height="${height}" fill="url(#p)" opacity=".06"/>`;
  const feather = `<g id="f"><path d="M0 0C18-34 17-96 0-132-17-96-18-34 0 0Z" stroke="none"/><path d="M0-8V-120M8-42L0-34-8-42M9-69L0-60-9-69" stroke-width="1.6" fill="none"/><path d="M0-128L8-113 0-98-8-113Z" fill="currentColor" stroke="none"/></g>`;
  const medal = `<g transform="translate(${round1(width / 2)} ${round1(height * 0.3)})scale(${((size * 0.95) / (wide ? 1.4 : 1)).toFixed(2)})"><circle r="25" fill="#0b0d1a" stroke="${palette.lamp}" stroke-width="2"/><path d="${random.pick(medallions)}" fill="${palette.lamp}"/></g>`;
  return `<defs>${feather}</defs>${split}${sides}${medal}`;
};
