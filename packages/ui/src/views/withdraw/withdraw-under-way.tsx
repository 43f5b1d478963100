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
  const { flows: texts } = messages;
  const { amount, fee, net, destination, events } = request;
  const status = events.at(-1)?.status ?? 'pending';
  const isOver = status === 'completed' || status === 'rejected';
  const [wasOpen] = useState(!isOver);
  const sum = (value: string) => <Money value={value} currency={currency} />;
  const facts: Description[] = [
    ...(destination
      ? [
          { label: texts.flowTo, value: `${destination.name} ${destination.account}` },
          { label: texts.payHolder, value: destination.holder },
        ]
      : []),
    { label: texts.flowAmount, value: sum(amount) },
    { label: texts.fee, value: sum(fee) },
    { label: texts.netReceived, value: sum(net), total: true },
  ];
  return (
    <Root className="lobi-WithdrawView-root" data-step="status">
      <Stepper
        current="status"
        steps={[
          { id: 'amount', label: texts.stepAmount },
          { id: 'destination', label: texts.stepDestination },
          { id: 'check', label: texts.stepConfirm },
          { id: 'status', label: texts.stepStatus, error: status === 'rejected' },
        ]}
      />
      {!isOver && (
        <Callout tone="info" title={texts.withdrawOpenTitle}>
          {texts.withdrawFinal} {texts.withdrawOpenBody}
        </Callout>
      )}
      <FlowColumns
        facts={facts}
        note={
          isOver
            ? undefined
            : fill(texts.withdrawHeld, {
                amount: formatMoneyText(amount, currency, { locale }) ?? amount,
              })
        }
      >
        <FlowStatus events={events} incoming={false} takesFocus={isOver && wasOpen}>
          {isOver && receipt}
          {isOver && onAgain && (
            <Button size="lg" onClick={onAgain}>
              {texts.withdrawAgain}
            </Button>
          )}
        </FlowStatus>
      </FlowColumns>
    </Root>
  );
}
