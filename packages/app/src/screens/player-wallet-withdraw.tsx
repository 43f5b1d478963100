import { WithdrawPage } from './parts/money/withdraw-page.tsx';

/** A withdrawal of the player's own, one at a time. @source spec §2 */
export function PlayerWalletWithdrawScreen() {
  return <WithdrawPage area="player" />;
}
