import { formatMoneyText } from '@lobi/formats';

/** A formatted amount, with the digits that must not be rounded. */
export interface ExactAmount {
  readonly before: string;
  readonly code: string;
  readonly after: string;
}

/**
 * Finds the digits of the unique code in the formatted amount, from the end and across separators.
 * Without a code, or if the amount does not end in it, nothing is marked.
 * @example splitExactAmount('250382', '382', 'IDR', 'id') // { before: 'Rp 250.', code: '382', after: ''
 *   }
 */
export function splitExactAmount(
  amount: string,
  uniqueCode: string | undefined,
  currency: string,
  locale: string,
): ExactAmount {
  const text = formatMoneyText(amount, currency, { locale }) ?? amount;
  const [whole = ''] = amount.split('.');
  const plain: ExactAmount = { before: text, code: '', after: '' };
  if (!uniqueCode || !/^\d+$/.test(uniqueCode) || !whole.endsWith(uniqueCode)) return plain;

  // Fraction digits, and a following currency mark, come after the code.
  const fractionDigits = (/\d\D(\d+)\D*$/.exec(text)?.[1] ?? '').length;
  const hasFraction = text.replace(/\D/g, '').length > whole.length;
  const skip = hasFraction ? fractionDigits : 0;
  let [seen, end, start] = [0, text.length, text.length];
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (!/\d/.test(text.charAt(index))) continue;
    seen += 1;
    if (seen === skip + 1) end = index + 1;
    if (seen === skip + uniqueCode.length) {
      start = index;
      break;
    }
  }
  return { before: text.slice(0, start), code: text.slice(start, end), after: text.slice(end) };
}
