import type { Statement, Transaction } from './database.ts';

const lock: Statement = {
  name: 'wallets-lock',
  text: 'select from wallets where id = any ($1::uuid[]) order by id for no key update',
};

/**
 * Takes wallets for this transaction, in id order: for work of several statements on them, and
 * before a row that names a wallet is written. Checking its foreign key would lock the wallet in
 * common with others, and a bet that finds such a lock on a version of the wallet that is over
 * already waits for it while it holds the newest one: a circle.
 */
export const lockWallets = (tx: Transaction, walletIds: readonly (string | null | undefined)[]) =>
  tx.run(lock, [walletIds.filter((id) => typeof id === 'string')]);
