import type { Brand } from '@lobi/ui/tokens';
import { readBrandText } from '../../../ui/src/tokens/brand-text.ts';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand } from '../config/check-brand.ts';
import { unchanged, type Changes } from './lab-state.ts';

/** An imported file: the changes of a brand file, or the theme of a token table. */
export interface LabFile {
  readonly changes?: Changes | undefined;
  readonly brand?: Brand | undefined;
}

/** The parsed file, with sentences about errors and about settings that the lab does not edit. */
export interface LabReading {
  readonly file?: LabFile | undefined;
  readonly problems: readonly string[];
}

/**
 * Parts of an object literal that differ from JSON. Strings come first, so that their content is not
 * matched.
 */
const tokenPattern =
  /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|\/\/[^\n]*|\/\*[^]*?\*\/|([A-Za-z_$][\w$]*)(?=\s*:)|,(?=\s*[}\]])/g;

/** Converts the content of a single-quoted string to a JSON string. */
const toJsonString = (text: string): string => {
  const escaped = text.replace(/\\.|"/g, (part) =>
    part === '"' ? '\\"' : part === "\\'" ? "'" : part,
  );
  return `"${escaped}"`;
};

/** Converts a literal of plain data to JSON. */
const toJson = (literal: string): string =>
  literal.replace(tokenPattern, (part, text: string | undefined, key: string | undefined) => {
    if (text !== undefined) return toJsonString(text);
    if (key !== undefined) return `"${key}"`;
    return part.startsWith('"') ? part : '';
  });

/** Code of an insufficient contrast, which the lab shows in its own table, with fixes. */
const contrastCode = 'LB210';

/** Settings of a brand file that the lab edits. */
const editedKeys = ['schema', 'id', 'name', 'extends', 'theme'];
const editedTheme = ['accent', 'tokens', 'density'];

function changesOf({ extends: base, theme = {} }: BrandInput): Changes {
  const { accent, tokens = {}, density } = theme;
  const start = unchanged(base);
  return {
    ...start,
    accent: accent?.toLowerCase(),
    colors: (tokens.color ?? {}) as Changes['colors'],
    radius: tokens.radius ?? start.radius,
    type: tokens.type ?? start.type,
    density: density ?? start.density,
  };
}

/** Settings of a brand file that stay in it, because the lab does not edit them. */
const listUnedited = (brand: BrandInput): readonly string[] => [
  ...Object.keys(brand).filter((key) => !editedKeys.includes(key)),
  ...Object.keys(brand.theme ?? {})
    .filter((key) => !editedTheme.includes(key))
    .map((key) => `theme.${key}`),
];

/**
 * Reads a brand file (`brand.config.ts`, without executing it) or a token table, as the lab exports them.
 * @param text content of the file; a brand file must be plain data, without functions and variables
 */
export function readLabFile(text: string): LabReading {
  const [, literal] = /defineBrand\(\s*(\{[^]*\})\s*\)/.exec(text) ?? [];
  if (literal === undefined) {
    const { brand, problems = [] } = readBrandText(text);
    return { file: brand && { brand }, problems };
  }
  let brand: BrandInput;
  try {
    brand = JSON.parse(toJson(literal)) as BrandInput;
  } catch {
    return {
      problems: ['The brand file cannot be read. It may have plain data only, no functions.'],
    };
  }
  const problems = checkBrand(brand)
    .filter(({ code }) => code !== contrastCode)
    .map(({ path, message }) => `${path}: ${message}`);
  if (problems.length > 0) return { problems };
  const uneditedKeys = listUnedited(brand);
  return {
    file: { changes: changesOf(brand) },
    problems:
      uneditedKeys.length === 0 ? [] : [`The lab does not edit ${uneditedKeys.join(', ')}.`],
  };
}
