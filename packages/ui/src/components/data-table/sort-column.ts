import type { CellValue } from './data-table.types.ts';
import { orderByKeys } from './order-by-keys.ts';
import type { Work } from './slices.ts';
import { textKeys } from './text-keys.ts';

/** `null` comes first, then numbers, then text: comparing mixed kinds as text would not be transitive. */
const rankOf = (value: CellValue): number => {
  if (value === null) return 0;
  return typeof value === 'string' ? 2 : 1;
};

/**
 * Compares values: `null` first, numbers before text; text by the language's collation with numeric
 * order.
 */
export function compareValues(
  first: CellValue,
  second: CellValue,
  collator: Intl.Collator,
): number {
  if (typeof first === 'string' && typeof second === 'string') {
    return collator.compare(first, second);
  }
  const rank = rankOf(first) - rankOf(second);
  if (rank !== 0 || first === null || second === null) return rank;
  return first < second ? -1 : Number(first > second);
}

interface Keys {
  readonly keys: Float64Array;
  /** Whether equal keys mean equal values. */
  readonly exact: boolean;
}

/** Matches decimal text that a double represents precisely enough to distinguish two values. */
const shortNumber = /^-?(?=[\d.]{1,15}$)\d+(?:\.\d+)?$/;
const isoTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d.*Z)?$/;

function fillKeys(values: readonly CellValue[], keyOf: (value: CellValue) => number) {
  const keys = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? null;
    const key = value === null ? Number.NEGATIVE_INFINITY : keyOf(value);
    if (Number.isNaN(key)) return undefined;
    // Turns -0 into 0, which is the same number but not the same bits.
    keys[index] = key + 0;
  }
  return keys;
}

const exactly = (keys: Float64Array | undefined): Keys | undefined => keys && { keys, exact: true };

/** Sort keys of values. Uses the first kind that matches all values. */
function keysOf(values: readonly CellValue[], locale: string): Keys {
  const sample = values.find((value) => value !== null);
  const fits = (pattern: RegExp) => typeof sample === 'string' && pattern.test(sample);
  const numbers = () =>
    fillKeys(values, (value) => (typeof value === 'number' ? value : Number.NaN));
  const writtenNumbers = () =>
    fillKeys(values, (value) =>
      typeof value === 'string' && shortNumber.test(value) ? Number(value) : Number.NaN,
    );
  const times = () =>
    fillKeys(values, (value) =>
      typeof value === 'string' && isoTime.test(value) ? Date.parse(value) : Number.NaN,
    );
  const bigints = () =>
    fillKeys(values, (value) => (typeof value === 'bigint' ? Number(value) : Number.NaN));
  const texts = () =>
    values.every((value) => typeof value === 'string') ? textKeys(values, locale) : undefined;

  const exact =
    (typeof sample === 'number' && exactly(numbers())) ||
    (fits(shortNumber) && exactly(writtenNumbers())) ||
    (fits(isoTime) && exactly(times()));
  if (exact) return exact;
  const near = (typeof sample === 'bigint' && bigints()) || texts();
  return { keys: near || new Float64Array(values.length), exact: false };
}

/** Sorts the indices of one run of equal keys, comparing each distinct value once. */
function orderRun(
  run: Uint32Array,
  values: readonly CellValue[],
  compare: (first: CellValue, second: CellValue) => number,
): void {
  const places = new Map<CellValue, number[]>();
  for (const position of run) {
    const value = values[position] ?? null;
    const same = places.get(value);
    if (same) same.push(position);
    else places.set(value, [position]);
  }
  if (places.size === 1) return;
  let place = 0;
  for (const value of [...places.keys()].sort(compare)) {
    for (const position of places.get(value) ?? []) run[place++] = position;
  }
}

/**
 * Indices of values in ascending or descending order, stable in both. Values are converted to numbers if
 * possible, so that only the rest must be compared.
 */
export function* sortColumn(
  values: readonly CellValue[],
  descending: boolean,
  locale: string,
): Work<Uint32Array> {
  const { keys, exact } = keysOf(values, locale);
  yield;
  const sign = descending ? -1 : 1;
  if (descending) {
    for (let index = 0; index < keys.length; index++) keys[index] = 0 - (keys[index] ?? 0);
  }
  const order = yield* orderByKeys(keys);
  if (exact) return order;

  const collator = new Intl.Collator(locale, { numeric: true });
  const compare = (first: CellValue, second: CellValue) =>
    sign * compareValues(first, second, collator);
  for (let start = 0, end = 1; start < order.length; start = end++) {
    const key = keys[order[start] ?? 0];
    while (end < order.length && keys[order[end] ?? 0] === key) end++;
    if (end - start > 1) orderRun(order.subarray(start, end), values, compare);
    if (end - start > 50 || (start & 0xff) === 0) yield;
  }
  return order;
}
