import { ledgerKinds, type LedgerKind } from '@lobi/core/contract';

/** Returns whether a parameter of the address is a kind of ledger entry. */
export const isLedgerKind = (text: string | undefined): text is LedgerKind =>
  (ledgerKinds as readonly (string | undefined)[]).includes(text);
