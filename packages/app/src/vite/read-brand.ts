import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { defaultServerConditions, runnerImport } from 'vite';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand } from '../config/check-brand.ts';
import type { LookName } from '../config/look-of.ts';
import type { BrandProblem } from '../config/problems.ts';
import type { BrandAssets } from '../config/resolve-brand.ts';
import { readIcons, svgProblem, type BrandIcons } from './icon-files.ts';
import { ownFile, sourceConditions } from './own-files.ts';

/** A brand file with the files that it names. */
export interface BrandFile {
  /** Absolute path of the brand file. */
  readonly path: string;
  readonly input: BrandInput;
  /** Absolute path of the mark, and what is in it. */
  readonly markPath: string;
  readonly mark: string;
  /** Content of the wordmark; `undefined` if the name is written. */
  readonly wordmark: string | undefined;
  /** Icon of the page, and that of home screens where the brand has one. */
  readonly icons: BrandIcons;
  /** Absolute paths of the style sheets that declare the fonts. */
  readonly fonts: readonly string[];
}

/** Result of reading: a brand, or its problems. */
export type ReadBrand =
  | { readonly brand: BrandFile; readonly problems: readonly [] }
  | { readonly brand: undefined; readonly problems: readonly BrandProblem[] };

const failed = (...problems: BrandProblem[]): ReadBrand => ({ brand: undefined, problems });

/** Largest drawing in bytes: it is part of the page, and comes before everything else. */
const largestDrawing = 20_000;

/** The fonts that each look names, which come along. */
const fontsOfLook: Readonly<Record<LookName, readonly string[]>> = {
  lentera: ['@fontsource-variable/plus-jakarta-sans'],
  pesisir: ['@fontsource-variable/plus-jakarta-sans'],
  baja: ['@fontsource-variable/archivo', '@fontsource-variable/sora'],
};

/** Runs a file of the project, in TypeScript or not, and returns its default export. */
export async function importModule(path: string): Promise<unknown> {
  const { module } = await runnerImport<{ default?: unknown }>(path, {
    configFile: false,
    root: dirname(path),
    logLevel: 'silent',
    resolve: {
      conditions: [...sourceConditions, ...defaultServerConditions],
      externalConditions: [...sourceConditions],
    },
  });
  return module.default;
}

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

/** Finds the style sheets of the fonts; what cannot be found is a problem. */
function findFonts(path: string, look: LookName, named: readonly string[] | undefined) {
  if (named === undefined) {
    const { resolve: find } = createRequire(import.meta.url);
    return { fonts: fontsOfLook[look].map((name) => find(name)), problems: [] };
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

/** Imports of single files that run only where they are wanted. */
const lateImport = /\bimport\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)/g;

/** Files that functions of the brand file import and that are not there. */
function lateProblems(path: string): BrandProblem[] {
  const named = [...readFileSync(path, 'utf8').matchAll(lateImport)].map(([, name = '']) => name);
  return [...new Set(named)]
    .filter((name) => !existsSync(resolve(dirname(path), name)))
    .map((name) => ({
      code: 'LB103',
      path: basename(path),
      message: `imports "${name}", which is not there.`,
      fix: 'check the path and the ending of the file',
    }));
}

/** Reads and checks a brand file. Mistakes come back as sentences; nothing is thrown. */
export async function readBrand(path: string): Promise<ReadBrand> {
  const file = basename(path);
  if (!existsSync(path)) {
    const fix = 'run the command in the folder of the brand, or `lobi init <dir>` for a new one';
    return failed({ code: 'LB100', path: file, message: `is not in ${dirname(path)}.`, fix });
  }
  let exported: unknown;
  try {
    exported = await importModule(path);
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n');
    const fix = 'correct the file, and the files that it imports';
    return failed({ code: 'LB100', path: file, message: `cannot be read: ${sentence}`, fix });
  }
  if (exported === undefined) {
    const fix = 'write `export default defineBrand({ … })`';
    return failed({ code: 'LB100', path: file, message: 'has no default export.', fix });
  }
  const problems = [...checkBrand(exported), ...lateProblems(path)];
  if (problems.length > 0) return failed(...problems);

  const input = exported as BrandInput;
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
      ...{ path, input, markPath, icons, fonts },
      mark: drawing(markPath),
      wordmark: wordmark === undefined ? undefined : drawing(pathOf(wordmark)),
    },
    problems: [],
  };
}

const toAddress = (drawing: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;

/** The assets of a brand as the app takes them; the look's own mark is drawn by the kit. */
export const assetsOf = ({ input, mark, wordmark }: BrandFile): BrandAssets => ({
  mark: input.logo?.mark === undefined ? undefined : toAddress(mark),
  wordmark: wordmark === undefined ? undefined : toAddress(wordmark),
});
