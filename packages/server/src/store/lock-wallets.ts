import type { Statement, Transaction } from './database.ts';

const lock: Statement = {
  name: 'wallets-lock',
  text: 'select from wallets where id = any ($1::uuid[]) order by id for no key update',
};

/**
 * Locks wallets for this transaction, in id order: for several statements on them, and before a row that
 * references a wallet is inserted. Checking its foreign key takes a shared lock on the wallet; a bet
 * that finds such a lock on an outdated version of the row waits for it while it holds the newest one: a
 * deadlock.
 */
export const lockWallets = (tx: Transaction, walletIds: readonly (string | null | undefined)[]) =>
  tx.run(lock, [walletIds.filter((id) => typeof id === 'string')]);
