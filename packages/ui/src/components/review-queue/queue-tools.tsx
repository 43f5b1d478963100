import type { ReactNode } from 'react';
import { ChipGroup } from '../../primitives/chip-group/chip-group.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Num } from '../num/num.tsx';
import { queueFilters, queueOrder, type QueueFilter } from './queue-order.ts';
import type { Queue } from './use-queue.ts';
import * as S from './review-queue.styles.ts';

interface QueueToolsProps {
  queue: Queue;
  viewerId: string;
  /** Replaces the filters. */
  tools: ReactNode;
  /** Shows the shortcuts to move. */
  shortcuts: boolean;
}

/** The filters with the number of their requests, and the order of the list. */
export function QueueTools({ queue, viewerId, tools, shortcuts }: QueueToolsProps) {
  const { money, office } = useMessages();
  const filterLabels: Readonly<Record<QueueFilter, string>> = {
    all: office.queueAll,
    deposit: money.ledgerKindDeposit,
    withdraw: money.ledgerKindWithdraw,
    mine: office.queueMine,
  };
  return (
    <S.Tools>
      {tools ?? (
        <ChipGroup
          label={office.queueFilter}
          scroll
          value={[queue.filter]}
          onValueChange={([chosen]) =>
            queue.setFilter(queueFilters.find((name) => name === chosen) ?? 'all')
          }
          items={queueFilters.map((value) => ({
            value,
            label: filterLabels[value],
            count: <Num value={queueOrder(queue.all, value, viewerId).length} />,
          }))}
        />
      )}
      <S.Order>
        <span>{office.queueOldest}</span>
        {shortcuts && (
          <span>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
            {office.queueMove}
          </span>
        )}
      </S.Order>
    </S.Tools>
  );
}
