export {
  LedgerKind,
  ledgerKindLooks,
  type LedgerKindName,
  type LedgerKindProps,
} from './ledger-kind.tsx';
