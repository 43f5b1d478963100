import { formatMoneyText } from '@lobi/formats';
import { useState, type ReactNode } from 'react';
import { Callout } from '../../components/callout/callout.tsx';
import type { Description } from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import { Stepper } from '../../components/stepper/stepper.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Root } from '../deposit/deposit-view.styles.ts';
import { FlowColumns, FlowStatus } from '../flow/flow-status.tsx';
import type { WithdrawRequest } from './withdraw.types.ts';

export interface WithdrawUnderWayProps {
  request: WithdrawRequest;
  /** ISO 4217 code. */
  currency: string;
  /** Receipt shown at the end. */
  receipt?: ReactNode;
  /** Starts another withdrawal after the end; without it there is no button. */
  onAgain?: (() => void) | undefined;
}

/** A submitted withdrawal: held amount, status and result. */
export function WithdrawUnderWay({ request, currency, receipt, onAgain }: WithdrawUnderWayProps) {
  const { messages, locale } = useKit();
  const { flows: words } = messages;
  const { amount, fee, net, destination, events } = request;
  const status = events.at(-1)?.status ?? 'pending';
  const isOver = status === 'completed' || status === 'rejected';
  const [wasOpen] = useState(!isOver);
  const sum = (value: string) => <Money value={value} currency={currency} />;
  const facts: Description[] = [
    ...(destination
      ? [
          { label: words.flowTo, value: `${destination.name} ${destination.account}` },
          { label: words.payHolder, value: destination.holder },
        ]
      : []),
    { label: words.flowAmount, value: sum(amount) },
    { label: words.fee, value: sum(fee) },
    { label: words.netReceived, value: sum(net), total: true },
  ];
  return (
    <Root className="lobi-WithdrawView-root" data-step="status">
      <Stepper
        current="status"
        steps={[
          { id: 'amount', label: words.stepAmount },
          { id: 'destination', label: words.stepDestination },
          { id: 'check', label: words.stepConfirm },
          { id: 'status', label: words.stepStatus, error: status === 'rejected' },
        ]}
      />
      {!isOver && (
        <Callout tone="info" title={words.withdrawOpenTitle}>
          {words.withdrawFinal} {words.withdrawOpenBody}
        </Callout>
      )}
      <FlowColumns
        facts={facts}
        note={
          isOver
            ? undefined
            : fill(words.withdrawHeld, {
                amount: formatMoneyText(amount, currency, { locale }) ?? amount,
              })
        }
      >
        <FlowStatus events={events} incoming={false} takesFocus={isOver && wasOpen}>
          {isOver && receipt}
          {isOver && onAgain && (
            <Button size="lg" onClick={onAgain}>
              {words.withdrawAgain}
            </Button>
          )}
        </FlowStatus>
      </FlowColumns>
    </Root>
  );
}
