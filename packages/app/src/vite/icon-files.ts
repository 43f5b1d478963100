import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import type { BrandInput } from '../config/brand-schema.ts';
import type { BrandProblem } from '../config/problems.ts';

/** Media types of icons, by file extension. */
const iconTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** An icon: absolute path of its file, and its media type. */
export interface IconFile {
  readonly path: string;
  readonly type: string;
  /** Whether phones may crop it to their own shape, because the mark is within the safe zone. */
  readonly isMaskable?: true;
}

/** The favicon, and the icon of home screens if the brand has one. */
export interface BrandIcons {
  readonly favicon: IconFile;
  readonly app: IconFile | undefined;
}

/** Error of a picture, and its fix. */
type Finding = readonly [message: string, fix: string];

/** Largest icon in bytes. */
const largestIcon = 200_000;

/** Minimum width of an icon for home screens, in px, as iOS requires. */
const minAppIconPx = 180;

/** Reason why an SVG is rejected; every visitor loads it. */
export function svgProblem(text: string): Finding | undefined {
  if (!/<svg[\s>]/.test(text)) return ['is no SVG picture.', 'save the picture as SVG'];
  return /<script|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)/i.test(text)
    ? ['runs code or loads something.', 'take scripts, event handlers and links out of the picture']
    : undefined;
}

/** Width and height of a PNG picture in px; `undefined` for anything else. */
export function pngSize(data: Buffer): readonly [width: number, height: number] | undefined {
  const isPng = data.length > 24 && data.readUInt32BE(0) === 0x89504e47;
  return isPng ? [data.readUInt32BE(16), data.readUInt32BE(20)] : undefined;
}

function faviconProblem(data: Buffer, ending: string): Finding | undefined {
  if (ending === '.svg') return svgProblem(data.toString('utf8'));
  return ending === '.png' && !pngSize(data)
    ? ['is no PNG picture.', 'save the picture as PNG']
    : undefined;
}

function appIconProblem(data: Buffer): Finding | undefined {
  const size = pngSize(data);
  if (!size) return ['is no PNG picture.', 'save the picture as PNG: phones show no other'];
  const [width, height] = size;
  return width === height && width >= minAppIconPx
    ? undefined
    : [
        `is ${width} × ${height} px.`,
        `make it a square of ${minAppIconPx} px or more, 512 px at best`,
      ];
}

/** Finds the icons of a brand; without any, the mark is the favicon. */
export function readIcons(
  brandPath: string,
  named: BrandInput['icons'],
  markPath: string,
): { readonly icons: BrandIcons; readonly problems: readonly BrandProblem[] } {
  const problems: BrandProblem[] = [];

  const read = (
    key: 'favicon' | 'app',
    endings: readonly string[],
    check: (data: Buffer, ending: string) => Finding | undefined,
  ): IconFile | undefined => {
    const name = named?.[key];
    if (name === undefined) return undefined;
    const path = resolve(dirname(brandPath), name);
    const ending = extname(path).toLowerCase();
    const find = (): Finding | undefined => {
      if (!endings.includes(ending)) {
        return ['has another ending.', `use a file that ends in ${endings.join(', ')}`];
      }
      if (!existsSync(path)) {
        return ['is not there.', `put the file at ${path}, or name another one`];
      }
      const data = readFileSync(path);
      return data.length > largestIcon
        ? [`has ${data.length} bytes; at most ${largestIcon} are allowed.`, 'compress the picture']
        : check(data, ending);
    };
    const [message, fix] = find() ?? [];
    if (message !== undefined) {
      problems.push({ code: 'LB103', path: `icons.${key}`, message: `"${name}" ${message}`, fix });
    }
    return { path, type: iconTypes[ending] ?? '' };
  };

  const favicon = read('favicon', Object.keys(iconTypes), faviconProblem);
  const app = read('app', ['.png'], appIconProblem);
  const mark = { path: markPath, type: 'image/svg+xml' };
  return { icons: { favicon: favicon ?? mark, app }, problems };
}
