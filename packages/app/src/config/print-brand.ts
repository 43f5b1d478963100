/** Formats a key as source; quoted only if it is not an identifier. */
export const printKey = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;

const printText = (text: string): string => {
  const quoted = JSON.stringify(text);
  return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
};

/** Formats a value as source in the style of the examples: single quotes, trailing commas. */
function printValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((each) => `${inner}${printValue(each, inner)},\n`)
    : Object.entries(value).map(
        ([key, each]) => `${inner}${printKey(key)}: ${printValue(each, inner)},\n`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/**
 * Prints a brand as the text of its file.
 * @param brand plain data without functions; keys whose value is `undefined` must be omitted
 * @example printBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' })
 * @source ours
 */
export const printBrand = (brand: object): string =>
  `import { defineBrand } from '@lobi/app/brand';\n\nexport default defineBrand(${printValue(brand)});\n`;
