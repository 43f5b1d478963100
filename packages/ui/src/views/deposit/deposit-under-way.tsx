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
  const { flows: words } = useMessages();
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
          { id: 'amount', label: words.stepAmount },
          { id: 'channel', label: words.stepChannel },
          { id: 'paying', label: words.stepInstructions },
          { id: 'status', label: words.stepStatus, error: status === 'rejected' },
        ]}
      />
      <FlowColumns
        facts={factsOf(deposit, words, (value) => (
          <Money value={value} currency={currency} />
        ))}
        aside={limits}
        note={
          isOver || !order ? undefined : (
            <>
              <p>{fill(words.payLate, { order: order.order })}</p>
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
                  {words.depositAgain}
                </Button>
              )
            }
            actions={
              <>
                {onOtherChannel && (
                  <Button variant="ghost" size="lg" onClick={onOtherChannel}>
                    {words.payOther}
                  </Button>
                )}
                {onPaid && (
                  <Button size="lg" onClick={onPaid}>
                    {words.payDone}
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
                {words.depositAgain}
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
  words: KitMessages['flows'],
  sum: (value: string) => ReactNode,
): Description[] {
  return [
    { label: words.flowAmount, value: sum(amount) },
    ...(order?.uniqueCode === undefined
      ? []
      : [{ label: words.uniqueCode, value: sum(order.uniqueCode) }]),
    { label: words.fee, value: sum(fee) },
    ...(order ? [{ label: words.totalTransfer, value: sum(order.amountExact), total: true }] : []),
    ...(net === undefined ? [] : [{ label: words.netReceived, value: sum(net), total: !order }]),
  ];
}
