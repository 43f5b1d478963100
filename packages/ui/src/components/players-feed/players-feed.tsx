import { numberFormat } from '@lobi/formats';
import { forwardRef, memo, useId, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Money } from '../money/money.tsx';
import { Multiplier } from '../num/multiplier.tsx';
import * as S from './players-feed.styles.ts';

/** A bet of a player in the current round. */
export interface PlayerBet {
  readonly id: string;
  /** Username, masked by the server, e.g. `and***7`. */
  readonly name: string;
  /** Decimal text. */
  readonly stake: string;
  /** Cash-out multiple, per 100; `null` while open, or if lost. */
  readonly multiplier: number | null;
  /** Decimal text; `null` until known. */
  readonly payout: string | null;
  /** The signed-in player's own bet. */
  readonly mine?: boolean | undefined;
  /** What the bet is on, as text. */
  readonly choice?: string | undefined;
}

/**
 * What is shown of each bet besides its stake: multiple and payout (`cash-outs`), payout (`payouts`), or
 * what it is on (`choices`).
 */
export type PlayersFeedFacts = 'cash-outs' | 'payouts' | 'choices';

export interface PlayersFeedProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** In display order; real bets only. */
  rows: readonly PlayerBet[];
  /** Default `cash-outs`. */
  facts?: PlayersFeedFacts | undefined;
  /** Number of all bets of the round, if `rows` is a part of them; default the number of `rows`. */
  total?: number | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Shows short amounts, for narrow columns; default false. */
  compact?: boolean | undefined;
  /** Maximum rows rendered; default 200. */
  maxRows?: number | undefined;
  loading?: boolean | undefined;
}

type Texts = KitMessages['play'];

type Column = 'multiplier' | 'payout' | 'choice';

interface FeedLayout {
  readonly title: keyof Texts & ('players' | 'latestBets');
  readonly count: keyof Texts & ('playersCount' | 'betsCount');
  readonly columns: readonly Column[];
}

const layouts: Readonly<Record<PlayersFeedFacts, FeedLayout>> = {
  'cash-outs': {
    title: 'players',
    count: 'playersCount',
    columns: ['multiplier', 'payout'],
  },
  payouts: { title: 'players', count: 'playersCount', columns: ['payout'] },
  choices: { title: 'latestBets', count: 'betsCount', columns: ['choice'] },
};

const heads: Readonly<Record<Column, keyof Texts & ('multiplier' | 'returned' | 'betOn')>> = {
  multiplier: 'multiplier',
  payout: 'returned',
  choice: 'betOn',
};

type PlayerRowProps = Omit<PlayerBet, 'id'> &
  Pick<PlayersFeedProps, 'currency' | 'compact'> & { columns: readonly Column[] };

/** Whether the outcome of a bet is not known yet. */
const isOpen = ({ multiplier, payout }: PlayerRowProps): boolean =>
  multiplier === null && payout === null;

const cells: Readonly<Record<Column, (props: PlayerRowProps) => ReactNode>> = {
  multiplier: ({ multiplier }) => <Multiplier value={multiplier} />,
  payout: ({ payout, currency, compact }) =>
    payout === null ? null : <Money value={payout} currency={currency} compact={compact} />,
  choice: ({ choice }) => choice,
};

/** One bet; memoized. An open bet is marked in its first result column. */
const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { name, stake, mine, currency, compact, columns } = props;
  const { play } = useKit().messages;
  const stillIn = (
    <>
      <span aria-hidden="true">…</span>
      <VisuallyHidden>{play.stillIn}</VisuallyHidden>
    </>
  );
  return (
    <tr data-mine={flag(mine)}>
      <th scope="row">{name}</th>
      <td>
        <Money value={stake} currency={currency} compact={compact} />
      </td>
      {columns.map((column, index) => (
        <td key={column}>
          {index === 0 && column !== 'choice' && isOpen(props) ? stillIn : cells[column](props)}
        </td>
      ))}
    </tr>
  );
});

/**
 * Other players in the round, as an automatically scrolling table. It changes constantly, so nothing in it is
 * announced. Rows outside the viewport are not painted.
 */
export const PlayersFeed = forwardRef<HTMLElement, PlayersFeedProps>(function PlayersFeed(
  {
    rows,
    facts = 'cash-outs',
    total = rows.length,
    currency,
    compact = false,
    maxRows = 200,
    loading = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const { play } = messages;
  const id = useId();
  const number = numberFormat(locale);
  const shown = rows.slice(0, maxRows);
  const { title, count, columns } = layouts[facts];
  return (
    <S.Root
      aria-labelledby={id}
      {...rest}
      ref={ref}
      className={slotClass('PlayersFeed', 'root', className)}
      aria-live="off"
      aria-busy={loading || undefined}
    >
      <S.Head>
        <h3 id={id}>{play[title]}</h3>
        <span>{fill(play[count], { count: number.format(total) })}</span>
      </S.Head>
      {shown.length === 0 ? (
        <S.Note>{loading ? messages.base.loading : play.playersEmpty}</S.Note>
      ) : (
        <S.Window tabIndex={0} role="group" aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                <th scope="col">{play.player}</th>
                <th scope="col">{play.stake}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {play[heads[column]]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id: key, name, mine, ...bet }) => (
                <PlayerRow
                  key={key}
                  {...bet}
                  name={mine ? play.you : name}
                  mine={mine}
                  columns={columns}
                  currency={currency}
                  compact={compact}
                />
              ))}
            </tbody>
          </table>
        </S.Window>
      )}
      {shown.length > 0 && shown.length < total && (
        <S.Note>
          {fill(play.playersMore, {
            shown: number.format(shown.length),
            count: number.format(total),
          })}
        </S.Note>
      )}
    </S.Root>
  );
});
