/** A block of code in a document. */
export interface DocBlock {
  readonly document: string;
  /** Line of its first line of code. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

/** Blocks of a document in these languages, as they are written. */
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

/** Is a block a few keys of a brand file, without what is around them? */
const isBrandPart = (code: string): boolean => /^(\s*\/\/.*\n)*\s*'?[\w.]+'?: /.test(code);

/**
 * A block as a module that compiles alone: keys of a brand file get the brand around them, and
 * `// …` in one stands for the keys that every brand has. Lines of the block stay where they are.
 */
export function moduleOf({ code }: DocBlock): string {
  const whole = isBrandPart(code)
    ? `export default defineBrand({ ${needed} ${code.trimEnd()}\n});\n`
    : code.replace(/(defineBrand\(\{\n\s*)\/\/ …/, `$1${needed}`);
  const isMissing = whole.includes('defineBrand(') && !/import .*\bdefineBrand\b/.test(whole);
  const head = isMissing ? "import { defineBrand } from '@lobi/app/brand'; " : '';
  return `${head}${whole}\nexport {};\n`;
}
