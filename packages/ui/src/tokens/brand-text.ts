import { colorNames, fontSteps, gameArtPatterns, lightNames, type Brand } from './brand.ts';

/** A parsed brand file, or its errors, one sentence each. */
export type BrandReading =
  | { readonly brand: Brand; readonly problems?: undefined }
  | { readonly brand?: undefined; readonly problems: readonly string[] };

const identifier = (name: string): string =>
  name.replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');

/**
 * The source text of a brand file: an object literal that compiles. Strings are JSON, so that `readBrandText`
 * parses the table without executing it.
 * @example brandText(lentera) // "import type { Brand } from '@lobi/ui/tokens';\n\nexport const lentera:
 *   Brand = {…};\n"
 */
export function brandText(brand: Brand): string {
  return [
    "import type { Brand } from '@lobi/ui/tokens';",
    '',
    `export const ${identifier(brand.name)}: Brand = ${JSON.stringify(brand, null, 2)};`,
    '',
  ].join('\n');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Fields of a brand other than its palettes, each with its requirement. */
const fields: readonly [name: keyof Brand, keys: readonly string[] | null, is: typeof isText][] = [
  ['fontFamily', null, isText],
  ['fontFamilyDisplay', null, isText],
  ['fontWeightDisplay', null, isNumber],
  ['fonts', fontSteps, (size) => Array.isArray(size) && size.length === 2 && size.every(isNumber)],
  ['spaceScale', null, isNumber],
  ['radiiPx', ['xs', 'sm', 'md', 'lg', 'xl'], isNumber],
  ['controlsPx', ['sm', 'md', 'lg'], isNumber],
  ['selectedBorderPx', null, isNumber],
  ['shadows', ['edge', 'gloss', '1', '2', '3', '4'], isText],
  ['motionScale', null, isNumber],
  ['easings', ['out', 'in', 'spring'], isText],
  ['ground', null, isText],
];

const isListOf = (value: unknown, is: (entry: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.length > 0 && value.every(is));

const isColor = (value: unknown): boolean => /^#[0-9a-f]{6}$/i.test(String(value));

function isGameArt(value: unknown): boolean {
  const isPattern = (entry: unknown) => gameArtPatterns.some((each) => each === entry);
  return (
    isRecord(value) && isListOf(value['palette'], isColor) && isListOf(value['patterns'], isPattern)
  );
}

function paletteProblems(scheme: string, palette: unknown): string[] {
  if (!isRecord(palette)) return [`schemes.${scheme} is no palette.`];
  const allowedNames: readonly string[] = colorNames;
  return [
    ...allowedNames
      .filter((name) => !isColor(palette[name]))
      .map((name) => `schemes.${scheme}.${name} must be a colour such as #0b0d1a.`),
    ...Object.keys(palette)
      .filter((name) => !allowedNames.includes(name))
      .map((name) => `schemes.${scheme}.${name} is no colour of a brand.`),
  ];
}

/** Optional fields of a brand. */
const optional: readonly [name: keyof Brand, is: typeof isText][] = [
  ['gameArt', isGameArt],
  ['light', (name) => lightNames.some((each) => each === name)],
  ['artFilter', isText],
];

function problemsOf(value: unknown): string[] {
  if (!isRecord(value)) return ['This is no brand.'];
  const { name, defaultScheme, schemes } = value;
  const palettes = isRecord(schemes) ? schemes : {};
  const wrong = fields.filter(([field, keys, is]) => {
    const fieldValue = value[field];
    if (keys === null) return !is(fieldValue);
    return !isRecord(fieldValue) || !keys.every((key) => is(fieldValue[key]));
  });
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(String(name))
      ? []
      : ['name must be lower-case letters, digits and dashes.']),
    ...(palettes[String(defaultScheme)] ? [] : ['defaultScheme must name one of the schemes.']),
    ...Object.entries(palettes).flatMap(([scheme, palette]) => paletteProblems(scheme, palette)),
    ...wrong.map(([field]) => `${field} is missing or has a form that is not allowed.`),
    ...optional
      .filter(([field, is]) => value[field] !== undefined && !is(value[field]))
      .map(([field]) => `${field} has a form that is not allowed.`),
  ];
}

/** Parses a brand from its file, or from its table alone, without executing it. */
export function readBrandText(text: string): BrandReading {
  const table = text.slice(text.indexOf('{', text.indexOf('= {') + 1), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(table);
  } catch {
    return { problems: ['The table cannot be read. Keys and texts stand in double quotes.'] };
  }
  const problems = problemsOf(value);
  return problems.length > 0 ? { problems } : { brand: value as Brand };
}
