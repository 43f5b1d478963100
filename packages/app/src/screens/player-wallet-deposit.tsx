import { DepositPage } from './parts/money/deposit-page.tsx';

/** A deposit of the player's own, from the amount to the money in the wallet. @source spec §2 */
export function PlayerWalletDepositScreen() {
  return <DepositPage area="player" />;
}
