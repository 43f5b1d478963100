/** Keys of an amount keypad. */
export type AmountKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '000'
  | 'decimal'
  | 'delete';

/** Digits before the decimal mark, as the money parser and formatter support. */
const maxDigits = 15;

/**
 * Text of an amount after one key. It may end in a decimal mark that no digit follows yet.
 * @param text plain digits with `.` before decimals
 * @example pressKey('125', '000', 0) // '125000'
 */
export function pressKey(text: string, key: AmountKey, decimals: number): string {
  if (key === 'delete') return text.slice(0, -1);
  if (key === 'decimal') return text.includes('.') || decimals === 0 ? text : `${text || '0'}.`;
  const [whole = '', fraction] = text.split('.');
  if (fraction !== undefined) {
    return fraction.length + key.length > decimals ? text : text + key;
  }
  const next = (whole + key).replace(/^0+(?=\d)/, '');
  return next.length > maxDigits ? text : next;
}

/** The amount of a text: decimal text, or `''` for none. @example amountOf('12.', 2) // '12.00' */
export function amountOf(text: string, decimals: number): string {
  if (text === '') return '';
  const [whole = '0', fraction = ''] = text.split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** Text of an amount to continue from, without decimals that are all zero. */
export function textOf(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return /[1-9]/.test(fraction) ? `${whole}.${fraction.replace(/0+$/, '')}` : whole;
}
