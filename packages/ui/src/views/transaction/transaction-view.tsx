import { formatMoneyText } from '@lobi/formats';
import type { ReactNode } from 'react';
import { PrintSheet } from '../../components/print-sheet/print-sheet.tsx';
import {
  Receipt,
  type ReceiptProps,
  type ReceiptTransaction,
} from '../../components/receipt/receipt.tsx';
import type { TransactionStep } from '../../components/transaction-timeline/index.ts';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Columns, Panel, Root } from '../deposit/deposit-view.styles.ts';
import { FlowStatus } from '../flow/flow-status.tsx';
import { TransactionDecision, type TransactionDecisionProps } from './transaction-decision.tsx';

export interface TransactionViewProps extends Pick<ReceiptProps, 'brandName' | 'mark'> {
  /** `undefined` while it loads. */
  transaction: ReceiptTransaction | undefined;
  /** Oldest first. */
  events: readonly TransactionStep[];
  /** Whether it is a credit to the user's wallet. */
  incoming: boolean;
  /** Set if another user requested it and this user decides; `party` is the other user. */
  decision?: (Omit<TransactionDecisionProps, 'effect'> & { readonly party: string }) | undefined;
  /** Content below the timeline, e.g. a link to pay. */
  next?: ReactNode;
  /** Prints the page; default the browser's dialog. */
  onPrint?: (() => void) | undefined;
}

/**
 * One transaction of the user's wallet: status, decision, and a printable receipt.
 * @source spec §2 (player.transaction.show, agent.transaction.show)
 */
export function TransactionView({
  transaction,
  events,
  incoming,
  decision,
  next,
  brandName,
  mark,
  onPrint = () => window.print(),
}: TransactionViewProps) {
  const { messages, locale } = useKit();
  const { base, flows: texts } = messages;
  if (!transaction) {
    return (
      <Root className="lobi-TransactionView-root" aria-busy="true">
        <VisuallyHidden role="status">{base.loading}</VisuallyHidden>
        <Columns>
          <Panel>
            <Skeleton width="40%" height="24px" />
            <Skeleton lines={4} />
          </Panel>
          <Skeleton shape="block" height="320px" />
        </Columns>
      </Root>
    );
  }
  const { amount, currency } = transaction;
  return (
    <Root className="lobi-TransactionView-root" data-status={transaction.status}>
      <Columns>
        <FlowStatus events={events} incoming={incoming}>
          {decision && (
            <TransactionDecision
              {...decision}
              effect={fill(incoming ? texts.decisionIn : texts.decisionOut, {
                amount: formatMoneyText(amount, currency, { locale }) ?? amount,
                name: decision.party,
              })}
            />
          )}
          {next}
        </FlowStatus>
        <PrintSheet paper="receipt" printable={false}>
          <Receipt transaction={transaction} brandName={brandName} mark={mark} onPrint={onPrint} />
        </PrintSheet>
      </Columns>
    </Root>
  );
}
