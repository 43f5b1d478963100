import { TransactionPage } from './parts/money/transaction-page.tsx';

/** One transaction of the agent's own wallet. @source spec §2 */
export function AgentTransactionShowScreen() {
  return <TransactionPage area="agent" />;
}
