import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand, isMissingAnError, missingNotes } from '../config/check-brand.ts';
import { missingTexts, textProblems } from '../config/check-languages.ts';
import type { LanguageTexts } from '../config/languages.ts';
import type { ThemeName } from '../config/themes.ts';
import type { BrandProblem } from '../config/problems.ts';
import type { BrandAssets } from '../config/resolve-brand.ts';
import { readIcons, svgProblem, type BrandIcons } from './icon-files.ts';
import { importBrand, type ImportedTexts } from './import-module.ts';
import { ownFile } from './own-files.ts';

/** A brand file with the files that it references. */
export interface BrandFile {
  /** Absolute path of the brand file. */
  readonly path: string;
  readonly input: BrandInput;
  /** Absolute path of the mark, and its content. */
  readonly markPath: string;
  readonly mark: string;
  /** Content of the wordmark; `undefined` if the name is text. */
  readonly wordmark: string | undefined;
  /** Favicon, and the icon of home screens if the brand has one. */
  readonly icons: BrandIcons;
  /** Absolute paths of the style sheets that declare the fonts. */
  readonly fonts: readonly string[];
  /** Texts of the languages that the brand adds, by tag. */
  readonly texts: Readonly<Record<string, LanguageTexts>>;
  /** Warnings, which do not stop the build. */
  readonly notes: readonly BrandProblem[];
}

/** Result of reading: a brand, or its problems. */
export type ReadBrand =
  | { readonly brand: BrandFile; readonly problems: readonly [] }
  | { readonly brand: undefined; readonly problems: readonly BrandProblem[] };

const failed = (...problems: BrandProblem[]): ReadBrand => ({ brand: undefined, problems });

/** Maximum size of a drawing in bytes: it is inlined into the page. */
const largestDrawing = 20_000;

/** The fonts of each theme, which are included. */
const fontsByTheme: Readonly<Record<ThemeName, readonly string[]>> = {
  lentera: ['@fontsource-variable/plus-jakarta-sans'],
  pesisir: ['@fontsource-variable/plus-jakarta-sans'],
  baja: ['@fontsource-variable/archivo', '@fontsource-variable/sora'],
};

function drawingProblem(
  key: 'mark' | 'wordmark',
  path: string,
  named: string,
): BrandProblem | undefined {
  const problem = (message: string, fix: string): BrandProblem => ({
    code: 'LB103',
    path: `logo.${key}`,
    message: `"${named}" ${message}`,
    fix,
  });
  if (!existsSync(path)) {
    return problem('is not there.', `put the file at ${path}, or name another one`);
  }
  const text = readFileSync(path, 'utf8');
  const unsafe = svgProblem(text);
  if (unsafe) return problem(...unsafe);
  return Buffer.byteLength(text) > largestDrawing
    ? problem(
        `has ${Buffer.byteLength(text)} bytes; at most ${largestDrawing} are allowed.`,
        'simplify the picture: it is part of every first page',
      )
    : undefined;
}

/** Finds the style sheets of the fonts; reports missing ones as problems. */
function findFonts(path: string, theme: ThemeName, named: readonly string[] | undefined) {
  if (named === undefined) {
    const { resolve: find } = createRequire(import.meta.url);
    return { fonts: fontsByTheme[theme].map((name) => find(name)), problems: [] };
  }
  const fonts: string[] = [];
  const problems: BrandProblem[] = [];
  for (const [index, name] of named.entries()) {
    try {
      fonts.push(createRequire(path).resolve(name));
    } catch {
      problems.push({
        code: 'LB103',
        path: `fonts.load.${index}`,
        message: `"${name}" is not there.`,
        fix: name.startsWith('.') ? 'check the path of the file' : `npm install ${name}`,
      });
    }
  }
  return { fonts, problems };
}

/** Dynamic imports of single files. */
const dynamicImport = /\bimport\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)/g;

/** Reports missing files that functions of the brand file import. */
function lateProblems(path: string): BrandProblem[] {
  const named = [...readFileSync(path, 'utf8').matchAll(dynamicImport)].map(
    ([, name = '']) => name,
  );
  return [...new Set(named)]
    .filter((name) => !existsSync(resolve(dirname(path), name)))
    .map((name) => ({
      code: 'LB103',
      path: basename(path),
      message: `imports "${name}", which is not there.`,
      fix: 'check the path and the ending of the file',
    }));
}

/** Checks the languages that a brand adds: invalid and missing texts. */
function readLanguages(languages: Readonly<Record<string, ImportedTexts>>) {
  const texts: Record<string, LanguageTexts> = {};
  const problems: BrandProblem[] = [];
  const missing: BrandProblem[] = [];
  for (const [tag, imported] of Object.entries(languages)) {
    if ('failure' in imported) {
      const [sentence = ''] = imported.failure.split('\n');
      problems.push({
        code: 'LB103',
        path: `i18n.languages.${tag}.load`,
        message: `cannot be read: ${sentence}`,
        fix: 'correct the file with its texts',
      });
      continue;
    }
    const wrong = textProblems(tag, imported.texts);
    problems.push(...wrong);
    if (wrong.length > 0) continue;
    texts[tag] = imported.texts as LanguageTexts;
    missing.push(...missingTexts(tag, imported.texts as LanguageTexts));
  }
  return { texts, problems, missing };
}

/**
 * The brand with its added languages as they were read: after that the module runner of the brand file is
 * closed, and its own loaders fail.
 */
function withReadTexts(
  input: BrandInput,
  texts: Readonly<Record<string, LanguageTexts>>,
): BrandInput {
  const { i18n } = input;
  if (!i18n?.languages) return input;
  const languages = Object.fromEntries(
    Object.entries(i18n.languages).map(([tag, language]) => [
      tag,
      { ...language, load: async () => ({ default: texts[tag] ?? {} }) },
    ]),
  );
  return { ...input, i18n: { ...i18n, languages } };
}

/** Reads and checks a brand file. Errors are returned as messages; nothing is thrown. */
export async function readBrand(path: string): Promise<ReadBrand> {
  const file = basename(path);
  if (!existsSync(path)) {
    const fix = 'run the command in the folder of the brand, or `lobi init <dir>` for a new one';
    return failed({ code: 'LB100', path: file, message: `is not in ${dirname(path)}.`, fix });
  }
  let imported: Awaited<ReturnType<typeof importBrand>>;
  try {
    imported = await importBrand(path);
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n');
    const fix = 'correct the file, and the files that it imports';
    return failed({ code: 'LB100', path: file, message: `cannot be read: ${sentence}`, fix });
  }
  const { input: exported, languages } = imported;
  if (exported === undefined) {
    const fix = 'write `export default defineBrand({ … })`';
    return failed({ code: 'LB100', path: file, message: 'has no default export.', fix });
  }
  const problems = [...checkBrand(exported), ...lateProblems(path)];
  if (problems.length > 0) return failed(...problems);

  const input = exported as BrandInput;
  const { texts, problems: wrongTexts, missing: left } = readLanguages(languages);
  if (isMissingAnError(input)) wrongTexts.push(...left);
  if (wrongTexts.length > 0) return failed(...wrongTexts);
  const notes = input.i18n?.missing === 'warn' ? [...missingNotes(input), ...left] : [];
  const pathOf = (named: string): string => resolve(dirname(path), named);
  const { mark: ownMark, wordmark } = input.logo ?? {};
  const markPath = ownMark === undefined ? ownFile(`marks/${input.extends}.svg`) : pathOf(ownMark);
  const { fonts, problems: missing } = findFonts(path, input.extends, input.fonts?.load);
  for (const [key, named] of Object.entries({ mark: ownMark, wordmark })) {
    const problem = named && drawingProblem(key as 'mark' | 'wordmark', pathOf(named), named);
    if (problem) missing.push(problem);
  }
  const { icons, problems: wrong } = readIcons(path, input.icons, markPath);
  missing.push(...wrong);
  if (missing.length > 0) return failed(...missing);
  const drawing = (file: string): string => readFileSync(file, 'utf8').trim();
  return {
    brand: {
      ...{ path, markPath, icons, fonts, texts, notes },
      input: withReadTexts(input, texts),
      mark: drawing(markPath),
      wordmark: wordmark === undefined ? undefined : drawing(pathOf(wordmark)),
    },
    problems: [],
  };
}

const toAddress = (drawing: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;

/** The assets of a brand for the app; the kit draws the mark of a built-in theme. */
export const assetsOf = ({ input, mark, wordmark }: BrandFile): BrandAssets => ({
  mark: input.logo?.mark === undefined ? undefined : toAddress(mark),
  wordmark: wordmark === undefined ? undefined : toAddress(wordmark),
});
