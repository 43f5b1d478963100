import { useEffect, useRef } from 'react';
import { DepositInstructions } from '../../components/deposit-instructions/deposit-instructions.tsx';
import {
  DescriptionList,
  type Description,
} from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import { Stepper } from '../../components/stepper/stepper.tsx';
import { TransactionTimeline } from '../../components/transaction-timeline/transaction-timeline.tsx';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { DepositViewProps } from './deposit-view.tsx';
import type { OpenDeposit } from './deposit.types.ts';
import * as S from './deposit-view.styles.ts';

export interface DepositPayingProps extends Pick<
  DepositViewProps,
  'onPaid' | 'onOtherChannel' | 'onAgain' | 'proof' | 'demo' | 'limits' | 'now'
> {
  deposit: OpenDeposit;
  currency: string;
}

/** The second half of a deposit: how to pay it, then how it stands. */
export function DepositPaying({
  deposit,
  currency,
  onPaid,
  onOtherChannel,
  onAgain,
  proof,
  demo,
  limits,
  now,
}: DepositPayingProps) {
  const { flows: words } = useMessages();
  const { order, steps, fee, amount, paid, events } = deposit;
  const status = events.at(-1)?.status ?? 'pending';
  const waitsForMoney = !paid && status === 'pending';
  const isOver = status === 'completed' || status === 'rejected';
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWaiting = useRef(waitsForMoney);
  useEffect(() => {
    if (wasWaiting.current && !waitsForMoney) heading.current?.focus();
    wasWaiting.current = waitsForMoney;
  }, [waitsForMoney]);

  const sum = (value: string) => <Money value={value} currency={currency} />;
  const facts: Description[] = [
    { label: words.flowAmount, value: sum(amount) },
    ...(order.uniqueCode === undefined
      ? []
      : [{ label: words.uniqueCode, value: sum(order.uniqueCode) }]),
    { label: words.fee, value: sum(fee) },
    { label: words.totalTransfer, value: sum(order.amountExact), total: true },
  ];

  return (
    <S.Root className="lobi-DepositView-root" data-step={waitsForMoney ? 'paying' : 'status'}>
      <Stepper
        current={waitsForMoney ? 'paying' : 'status'}
        steps={[
          { id: 'amount', label: words.stepAmount },
          { id: 'channel', label: words.stepChannel },
          { id: 'paying', label: words.stepInstructions },
          { id: 'status', label: words.stepStatus, error: status === 'rejected' },
        ]}
      />
      <S.Columns>
        {waitsForMoney ? (
          <DepositInstructions
            order={order}
            steps={steps}
            demo={demo}
            proof={proof}
            now={now}
            actions={
              <>
                <Button variant="ghost" size="lg" onClick={onOtherChannel}>
                  {words.payOther}
                </Button>
                <Button size="lg" onClick={onPaid}>
                  {words.payDone}
                </Button>
              </>
            }
          />
        ) : (
          <S.Panel>
            <S.Heading ref={heading} tabIndex={-1}>
              {words.stepStatus}
            </S.Heading>
            <TransactionTimeline steps={events} incoming />
            {isOver && (
              <Button size="lg" onClick={onAgain}>
                {words.depositAgain}
              </Button>
            )}
          </S.Panel>
        )}
        <S.Aside>
          <Card as="section" aria-label={words.summary}>
            <S.Summary>
              <h3>{words.summary}</h3>
              <DescriptionList items={facts} />
              {limits}
              {!isOver && <S.Note>{fill(words.payLate, { order: order.order })}</S.Note>}
            </S.Summary>
          </Card>
        </S.Aside>
      </S.Columns>
    </S.Root>
  );
}
