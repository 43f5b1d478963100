import { ledgerKinds, type LedgerKind } from '@lobi/core/contract';

/** Is this text of an address the kind of a movement? */
export const isLedgerKind = (text: string | undefined): text is LedgerKind =>
  (ledgerKinds as readonly (string | undefined)[]).includes(text);
