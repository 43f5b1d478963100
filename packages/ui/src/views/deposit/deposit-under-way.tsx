import { useState, type ReactNode } from 'react';
import { DepositInstructions } from '../../components/deposit-instructions/deposit-instructions.tsx';
import type { Description } from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import { Stepper } from '../../components/stepper/stepper.tsx';
import { SupportContact } from '../../components/support-contact/support-contact.tsx';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FlowColumns, FlowStatus } from '../flow/flow-status.tsx';
import type { DepositViewProps } from './deposit-view.tsx';
import type { OpenDeposit } from './deposit.types.ts';
import * as S from './deposit-view.styles.ts';

export interface DepositUnderWayProps extends Pick<
  DepositViewProps,
  'onPaid' | 'onOtherChannel' | 'onAgain' | 'proof' | 'receipt' | 'demo' | 'limits' | 'now'
> {
  deposit: OpenDeposit;
  /** ISO 4217 code. */
  currency: string;
}

/** The second half of a deposit: instructions, status, result. */
export function DepositUnderWay({
  deposit,
  currency,
  onPaid,
  onOtherChannel,
  onAgain,
  proof,
  receipt,
  demo,
  limits,
  now,
}: DepositUnderWayProps) {
  const { flows: texts } = useMessages();
  const { order, steps, paid, events } = deposit;
  const status = events.at(-1)?.status ?? 'pending';
  const toPay = !paid && status === 'pending' ? order : undefined;
  const isOver = status === 'completed' || status === 'rejected';
  const [beganPaying] = useState(toPay !== undefined);
  const current = toPay ? 'paying' : 'status';

  return (
    <S.Root className="lobi-DepositView-root" data-step={current}>
      <Stepper
        current={current}
        steps={[
          { id: 'amount', label: texts.stepAmount },
          { id: 'channel', label: texts.stepChannel },
          { id: 'paying', label: texts.stepInstructions },
          { id: 'status', label: texts.stepStatus, error: status === 'rejected' },
        ]}
      />
      <FlowColumns
        facts={factsOf(deposit, texts, (value) => (
          <Money value={value} currency={currency} />
        ))}
        aside={limits}
        note={
          isOver || !order ? undefined : (
            <>
              <p>{fill(texts.payLate, { order: order.order })}</p>
              <SupportContact hideEmpty />
            </>
          )
        }
      >
        {toPay ? (
          <DepositInstructions
            order={toPay}
            steps={steps}
            demo={demo}
            proof={proof}
            now={now}
            expiredAction={
              onAgain && (
                <Button size="sm" onClick={onAgain}>
                  {texts.depositAgain}
                </Button>
              )
            }
            actions={
              <>
                {onOtherChannel && (
                  <Button variant="ghost" size="lg" onClick={onOtherChannel}>
                    {texts.payOther}
                  </Button>
                )}
                {onPaid && (
                  <Button size="lg" onClick={onPaid}>
                    {texts.payDone}
                  </Button>
                )}
              </>
            }
          />
        ) : (
          <FlowStatus events={events} incoming takesFocus={beganPaying}>
            {isOver ? receipt : proof}
            {isOver && onAgain && (
              <Button size="lg" onClick={onAgain}>
                {texts.depositAgain}
              </Button>
            )}
          </FlowStatus>
        )}
      </FlowColumns>
    </S.Root>
  );
}

function factsOf(
  { amount, fee, net, order }: OpenDeposit,
  texts: KitMessages['flows'],
  sum: (value: string) => ReactNode,
): Description[] {
  return [
    { label: texts.flowAmount, value: sum(amount) },
    ...(order?.uniqueCode === undefined
      ? []
      : [{ label: texts.uniqueCode, value: sum(order.uniqueCode) }]),
    { label: texts.fee, value: sum(fee) },
    ...(order ? [{ label: texts.totalTransfer, value: sum(order.amountExact), total: true }] : []),
    ...(net === undefined ? [] : [{ label: texts.netReceived, value: sum(net), total: !order }]),
  ];
}
