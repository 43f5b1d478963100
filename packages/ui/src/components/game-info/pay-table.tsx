import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './pay-table.styles.ts';

/** One line of a pay table. */
export interface GamePayout {
  /** Winning combination, e.g. "3 lentera". */
  readonly result: ReactNode;
  /** Payout, e.g. a `Multiplier`. */
  readonly pays: ReactNode;
}

export interface PayTableProps {
  payouts: readonly GamePayout[];
  className?: string | undefined;
}

/** Winning combinations and their payouts. */
export function PayTable({ payouts, className }: PayTableProps) {
  const { play } = useMessages();
  return (
    <S.Table className={className}>
      <thead>
        <tr>
          <th scope="col">{play.payoutResult}</th>
          <th scope="col">{play.payoutPays}</th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ result, pays }, index) => (
          <tr key={index}>
            <th scope="row">{result}</th>
            <td>{pays}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
