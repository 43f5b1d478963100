/** Transactions between two wallets. @source spec §4 (type) */
export const cashTypes = ['cash-in', 'cash-out'] as const;
export type CashType = (typeof cashTypes)[number];

export const isCash = (type: string | null): type is CashType =>
  (cashTypes as readonly (string | null)[]).includes(type);
