import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastPairs, contrastRatio, type Palette } from '@lobi/ui/tokens';
import { buildTheme, themes, paletteOf, type ThemeName } from '../config/themes.ts';
import { readBrand } from '../vite/read-brand.ts';
import { print, textOf, UsageError, type Command } from './command.ts';
import { addToBrand } from './edit-brand.ts';
import { brandFile } from './project.ts';

const wholeHex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Expands `#abc` to `#aabbcc`. */
const longHex = (hex: string): string =>
  (hex.length === 4
    ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`
    : hex
  ).toLowerCase();

/** Returns the colourfulness of a colour, from 0 (grey) to 1. */
function saturation(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [highest, lowest] = [Math.max(...channels), Math.min(...channels)];
  return highest === 0 ? 0 : ((highest - lowest) / highest) * highest;
}

/** The most saturated colour in a drawing. */
export function accentOfDrawing(svg: string): string | undefined {
  const colours = [...svg.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([hex]) =>
    longHex(hex),
  );
  const [best] = colours.toSorted((first, second) => saturation(second) - saturation(first));
  return best !== undefined && saturation(best) > 0 ? best : undefined;
}

function accentFrom(root: string, from: string): string {
  if (wholeHex.test(from)) return longHex(from);
  const path = join(root, from);
  if (from.endsWith('.svg') && !existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  if (!from.endsWith('.svg')) {
    throw new UsageError(
      `--from is "${from}"; it must be a colour such as "#c2410c" or an SVG file.`,
    );
  }
  const accent = accentOfDrawing(readFileSync(path, 'utf8'));
  if (accent === undefined) {
    throw new UsageError(`${from} has no colour to begin with. Name one: --from "#c2410c".`);
  }
  return accent;
}

/** The theme that the brand extends; the default theme without a readable brand. */
async function readThemeName(root: string): Promise<ThemeName> {
  const { brand } = await readBrand(join(root, brandFile));
  return brand?.input.extends ?? 'lentera';
}

/** The colours derived from an accent, with the lowest contrast of each with its backgrounds. */
export function tokensOf(theme: ThemeName, accent: string): string[] {
  const palette = paletteOf(buildTheme(themes[theme], { accent }, 'made'));
  const derived = (Object.entries(palette) as [keyof Palette, string][]).filter(([name]) =>
    /^(accent|onAccent|focus)/.test(name),
  );
  return derived.map(([name, colour]) => {
    const ratios = contrastPairs
      .filter(([front]) => front === name)
      .map(([, back]) => contrastRatio(colour, palette[back]));
    const lowestContrast = ratios.length > 0 ? `  ${Math.min(...ratios).toFixed(1)}:1` : '';
    return `  ${name.padEnd(13)} ${colour}${lowestContrast}`;
  });
}

/** `lobi tokens`: derives readable colours from one colour or a drawing. */
export const tokens: Command = {
  usage: '',
  summary: 'shows the colours that are made from one colour or a drawing',
  options: { from: { type: 'string' }, write: { type: 'boolean' } },
  help: {
    from: 'colour such as "#c2410c", or an SVG file such as mark.svg',
    write: `writes the accent into ${brandFile}`,
  },
  async run(values) {
    const root = process.cwd();
    const from = textOf(values, 'from');
    if (from === undefined) throw new UsageError('Name a colour or a drawing: --from "#c2410c"');
    const accent = accentFrom(root, from);
    print(`accent ${accent}\n\n${tokensOf(await readThemeName(root), accent).join('\n')}`);
    if (values['write'] !== true) return 0;
    const path = join(root, brandFile);
    if (!existsSync(path)) throw new UsageError(`${brandFile} is not here.`);
    const text = readFileSync(path, 'utf8');
    const named = /(\baccent: )(["'])#[0-9a-f]{6}\2/i;
    writeFileSync(
      path,
      named.test(text)
        ? text.replace(named, `$1'${accent}'`)
        : addToBrand(text, ['theme'], { key: 'accent', value: `'${accent}'` }),
    );
    print(`\n${brandFile} has this accent now.`);
    return 0;
  },
};
