/** Halfwords of a double; least significant first on all machines browsers run on. */
const digits = 4;
const digitValues = 0x1_0000;

/** Turns doubles into bit patterns that sort as unsigned integers do. */
function sortableBits(keys: Float64Array): Uint16Array {
  const bits = new Uint32Array(keys.buffer.slice(0));
  for (let low = 0; low < bits.length; low += 2) {
    const high = low + 1;
    if ((bits[high] ?? 0) >>> 31) {
      bits[high] = ~(bits[high] ?? 0);
      bits[low] = ~(bits[low] ?? 0);
    } else {
      bits[high] = (bits[high] ?? 0) ^ 0x8000_0000;
    }
  }
  return new Uint16Array(bits.buffer);
}

/**
 * Indices of keys in ascending order, stable: a radix sort, which needs no comparisons and so takes a
 * tenth of the time of a sort with a callback. Yields between passes, so that the work can be spread
 * over several frames.
 */
export function* orderByKeys(keys: Float64Array): Generator<void, Uint32Array> {
  const count = keys.length;
  const bits = sortableBits(keys);
  let order = new Uint32Array(count);
  for (let index = 0; index < count; index++) order[index] = index;
  let spare = new Uint32Array(count);
  yield;
  for (let digit = 0; digit < digits; digit++) {
    const ends = new Uint32Array(digitValues);
    for (let index = digit; index < bits.length; index += digits) {
      const value = bits[index] ?? 0;
      ends[value] = (ends[value] ?? 0) + 1;
    }
    // All keys have the same digit, like the low digits of integers: nothing to do.
    if (ends[bits[digit] ?? 0] === count) continue;
    let rank = 0;
    for (let value = 0; value < digitValues; value++) {
      const size = ends[value] ?? 0;
      ends[value] = rank;
      rank += size;
    }
    for (let index = 0; index < count; index++) {
      const position = order[index] ?? 0;
      const value = bits[position * digits + digit] ?? 0;
      const next = ends[value] ?? 0;
      spare[next] = position;
      ends[value] = next + 1;
    }
    [order, spare] = [spare, order];
    yield;
  }
  return order;
}
