import { TransactionPage } from './parts/money/transaction-page.tsx';

/** One transaction of the player's own wallet. @source spec §2 */
export function PlayerTransactionShowScreen() {
  return <TransactionPage area="player" />;
}
