import { DepositPage } from './parts/money/deposit-page.tsx';

/** A deposit into the agent's own float. @source spec §2 */
export function AgentWalletDepositScreen() {
  return <DepositPage area="agent" />;
}
