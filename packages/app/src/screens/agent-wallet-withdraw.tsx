import { WithdrawPage } from './parts/money/withdraw-page.tsx';

/** A withdrawal from the agent's own float, one at a time. @source spec §2 */
export function AgentWalletWithdrawScreen() {
  return <WithdrawPage area="agent" />;
}
