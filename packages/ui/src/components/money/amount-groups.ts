const currencyBefore = /^\P{Nd}*[\u00A0\u202F]/u;
const groups = /.*?\p{Nd}[.,'’٬\u00A0\u202F](?=\p{Nd}{3}(?!\p{Nd}))|.+/gu;

/** The pieces of an amount between which it can wrap. */
export interface AmountGroups {
  /** Currency with the space after it; empty where it follows the amount or is absent. */
  readonly currency: string;
  readonly groups: readonly string[];
}

/**
 * Parts a formatted amount after its currency and at its group marks; joined, the pieces are the text.
 * @example amountGroups('Rp\u00a01.250.000') // { currency: 'Rp\u00a0', groups: ['1.', '250.', '000'] }
 */
export function amountGroups(text: string): AmountGroups {
  const [currency = ''] = currencyBefore.exec(text) ?? [];
  return { currency, groups: text.slice(currency.length).match(groups) ?? [] };
}
