/** A block of code in a document. */
export interface DocBlock {
  readonly document: string;
  /** Line of its first line of code. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

/** Blocks of a document in these languages, unchanged. */
export const blocksIn = (
  document: string,
  text: string,
  languages: readonly string[],
): readonly DocBlock[] =>
  [...text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)]
    .map((found) => ({
      document,
      line: text.slice(0, found.index).split('\n').length + 1,
      language: found[1] ?? '',
      code: found[2] ?? '',
    }))
    .filter(({ language }) => languages.includes(language));

const needed = "schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir',";

/** Returns whether a block is a fragment of a brand file. */
const isBrandPart = (code: string): boolean => /^(\s*\/\/.*\n)*\s*'?[\w.]+'?: /.test(code);

/**
 * Converts a block to a module that compiles alone: a fragment of a brand file is completed, with `// …`
 * replaced by the required keys. Lines of the block keep their numbers.
 */
export function moduleOf({ code }: DocBlock): string {
  const whole = isBrandPart(code)
    ? `export default defineBrand({ ${needed} ${code.trimEnd()}\n});\n`
    : code.replace(/(defineBrand\(\{\n\s*)\/\/ …/, `$1${needed}`);
  const isMissing = whole.includes('defineBrand(') && !/import .*\bdefineBrand\b/.test(whole);
  const head = isMissing ? "import { defineBrand } from '@lobi/app/brand'; " : '';
  return `${head}${whole}\nexport {};\n`;
}
