export { ledgerKindLooks, type LedgerKindName } from './ledger-kind-looks.ts';
export { LedgerKind, type LedgerKindProps } from './ledger-kind.tsx';
