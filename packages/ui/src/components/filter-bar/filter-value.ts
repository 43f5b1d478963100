/** Two ends of a range; an empty end is open. */
export interface FilterRange {
  readonly from: string;
  readonly to: string;
}

const between = '..';

/** Reads `a,b`; a comma inside a value is written `%2C`. */
export const readMany = (text: string | undefined): readonly string[] =>
  text ? text.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%')) : [];

/** Writes `a,b`; `undefined` for none. */
export const writeMany = (values: readonly string[]): string | undefined =>
  values.length === 0
    ? undefined
    : values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** Parses `from..to`; a text without dots is the start of a range. */
export function readRange(text: string | undefined): FilterRange {
  const [from = '', to = ''] = (text ?? '').split(between);
  return { from, to };
}

/** Writes `from..to`; `undefined` if both ends are open. */
export const writeRange = ({ from, to }: FilterRange): string | undefined =>
  from === '' && to === '' ? undefined : `${from}${between}${to}`;
