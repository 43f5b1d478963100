import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { ledgerKindLooks } from '../ledger-kind/ledger-kind.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { ShownTransaction } from './transaction.types.ts';
import * as S from './transaction-row.styles.ts';

export interface TransactionRowProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  transaction: ShownTransaction;
  /** Whether the reader's wallet gains by it. */
  incoming: boolean;
  /** The other side of the transaction, if there is one. */
  party?: ReactNode;
  /** Where the transaction is; the whole row leads there. */
  href?: string | undefined;
  /** Dots instead of the amount. */
  amountHidden?: boolean | undefined;
}

/**
 * One transaction in a list: kind, other side, time, amount with its sign, and its status. Money
 * that goes out is never red, and a sign stands only before money that has really moved.
 */
export const TransactionRow = forwardRef<HTMLElement, TransactionRowProps>(function TransactionRow(
  { transaction, incoming, party, href, amountHidden, className, ...rest },
  ref,
) {
  const { money } = useMessages();
  const { type, status, amount, currency, details, createdAt } = transaction;
  const look = ledgerKindLooks[type];
  const settled = status === 'completed';
  const title = money[look.word];
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('TransactionRow', 'root', className)}
      data-direction={incoming ? 'in' : 'out'}
      data-status={status}
      data-settled={flag(settled)}
    >
      <S.Mark className="lobi-TransactionRow-mark">
        <Icon path={look.icon} />
      </S.Mark>
      <S.Facts className="lobi-TransactionRow-facts">
        <S.Title>
          {href === undefined ? title : <KitLink href={href}>{title}</KitLink>}
          {party !== undefined && <S.Party>{party}</S.Party>}
        </S.Title>
        <S.Details>{details}</S.Details>
      </S.Facts>
      <S.Figures className="lobi-TransactionRow-figures">
        <S.Amount>
          <Money
            value={incoming || !settled ? amount : `-${amount}`}
            currency={currency}
            sign={settled ? 'always' : 'never'}
            hidden={amountHidden}
          />
        </S.Amount>
        <S.State>
          <StatusBadge kind="transaction" value={status} quiet />
          <DateTime at={createdAt} />
        </S.State>
      </S.Figures>
    </S.Root>
  );
});
