import { numberFormat } from '@lobi/formats';
import { forwardRef, memo, useId, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
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
}

export interface PlayersFeedProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** In display order; real bets only. */
  rows: readonly PlayerBet[];
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

type PlayerRowProps = Omit<PlayerBet, 'id'> & Pick<PlayersFeedProps, 'currency' | 'compact'>;

/** One bet; memoized. */
const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { name, stake, multiplier, payout, mine, currency, compact } = props;
  const { play } = useKit().messages;
  return (
    <tr data-mine={flag(mine)}>
      <th scope="row">{name}</th>
      <td>
        <Money value={stake} currency={currency} compact={compact} />
      </td>
      <td>
        {multiplier === null && payout === null ? (
          <>
            <span aria-hidden="true">…</span>
            <VisuallyHidden>{play.stillIn}</VisuallyHidden>
          </>
        ) : (
          <Multiplier value={multiplier} />
        )}
      </td>
      <td>
        {payout === null ? null : <Money value={payout} currency={currency} compact={compact} />}
      </td>
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
        <h3 id={id}>{play.players}</h3>
        <span>{fill(play.playersCount, { count: number.format(total) })}</span>
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
                <th scope="col">{play.multiplier}</th>
                <th scope="col">{play.returned}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id: key, name, stake, multiplier, payout, mine }) => (
                <PlayerRow
                  key={key}
                  name={mine ? play.you : name}
                  stake={stake}
                  multiplier={multiplier}
                  payout={payout}
                  mine={mine}
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
