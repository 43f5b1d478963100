import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { ledgerKindLooks } from '../ledger-kind/ledger-kind-looks.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { ShownTransaction } from './transaction.types.ts';
import * as S from './transaction-row.styles.ts';

export interface TransactionRowProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  transaction: ShownTransaction;
  /** Whether it is a credit to the user's wallet. */
  incoming: boolean;
  /** The counterparty of the transaction, if any. */
  party?: ReactNode;
  /** Link of the whole row. */
  href?: string | undefined;
  /** Whether the amount is masked. */
  amountHidden?: boolean | undefined;
}

const PlainTransactionRow = forwardRef<HTMLElement, TransactionRowProps>(function TransactionRow(
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

/**
 * One transaction in a list: type, counterparty, time, signed amount, and status. Debits are never red, and
 * only completed amounts have a sign.
 */
export const TransactionRow = replaceable('TransactionRow', PlainTransactionRow);
