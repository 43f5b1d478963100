import { compareAmounts } from '@lobi/formats';
import { mdiShieldCheckOutline } from '@mdi/js';
import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { Money } from '../../components/money/money.tsx';
import { Odds } from '../../components/odds/odds.tsx';
import { OutcomeMark } from '../../components/odds/outcome-mark.tsx';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import type { BetListRow } from './bets.types.ts';
import { Quiet, Strong } from '../list-cells.styles.ts';
import { statusColumn, timeColumn } from '../list-columns.tsx';
import * as S from './bet-list-view.styles.ts';

const sideTexts = {
  meron: 'selectionMeron',
  wala: 'selectionWala',
  draw: 'selectionDraw',
} as const;

/** A returned stake is not a win, so only a payout above the stake has the colour of a win. */
function isGain({ payout, amount, currency }: BetListRow): boolean {
  return payout !== null && compareAmounts(payout, amount, currency) > 0;
}

/** A bet on a side is labelled by the side, other bets by their game. */
function namesOf(row: BetListRow, { data, money }: KitMessages): readonly string[] {
  const { selection, roundNumber: number, game } = row;
  if (selection !== null && number !== null)
    return [fill(data.betOn, { selection: money[sideTexts[selection]], number }), game.title];
  return number === null ? [game.title] : [game.title, fill(data.betRound, { number })];
}

/** Payout of a bet, or a placeholder before it is settled. */
function Payout({ row }: { row: BetListRow }) {
  if (row.payout === null) return <Quiet>–</Quiet>;
  return (
    <Strong
      as={Money}
      value={row.payout}
      currency={row.currency}
      sign="always"
      tone={isGain(row) ? 'auto' : 'plain'}
    />
  );
}

/** Column with the link to a bet's verification. */
const checkColumn = (
  checkHref: (row: BetListRow) => string | undefined,
  messages: KitMessages,
): DataColumn<BetListRow> => ({
  id: 'check',
  header: messages.data.betProof,
  align: 'end',
  cell: (row) => {
    const href = checkHref(row);
    if (href === undefined) return null;
    const name = [messages.data.betCheck, ...namesOf(row, messages)].join(', ');
    return (
      <Button
        size="sm"
        variant="outline"
        iconStart={<Icon path={mdiShieldCheckOutline} size={16} />}
        render={<KitLink href={href} aria-label={name} />}
      >
        {messages.data.betCheck}
      </Button>
    );
  },
  card: 'line-end',
  cardCell: (row) => {
    const href = checkHref(row);
    if (href === undefined) return null;
    const name = [messages.data.betCheck, ...namesOf(row, messages)].join(', ');
    return (
      <IconButton
        label={name}
        path={mdiShieldCheckOutline}
        render={<KitLink href={href} aria-label={name} />}
      />
    );
  },
});

/** Columns of a list of bets. */
export function useBetColumns(
  checkHref?: (row: BetListRow) => string | undefined,
): readonly DataColumn<BetListRow>[] {
  const messages = useMessages();
  const { data: texts } = messages;
  return useMemo<readonly DataColumn<BetListRow>[]>(
    () => [
      { ...timeColumn<BetListRow>(texts.time, (row) => row.createdAt), sortFirst: 'descending' },
      {
        id: 'bet',
        header: texts.details,
        rowHeader: true,
        value: (row) => namesOf(row, messages).join(' · '),
        cell: (row) => {
          const [title, note] = namesOf(row, messages);
          return (
            <S.Bet>
              {row.selection && <OutcomeMark outcome={row.selection} />}
              <span>
                {title}
                {note && <small>{note}</small>}
              </span>
            </S.Bet>
          );
        },
        card: 'title',
      },
      statusColumn('bet', messages),
      {
        id: 'amount',
        header: texts.betStake,
        sortable: true,
        align: 'end',
        value: (row) => row.amount,
        kind: 'number',
        cell: (row) => <Strong as={Money} value={row.amount} currency={row.currency} />,
        card: 'amount',
      },
      {
        id: 'odds',
        header: texts.betOdds,
        align: 'end',
        value: (row) => row.odds,
        kind: 'number',
        cell: (row) => <Odds value={row.odds} />,
        // A page of bets is long, so odds and payout share a line of the card.
        card: 'none',
      },
      {
        id: 'payout',
        header: texts.betPayout,
        sortable: true,
        align: 'end',
        value: (row) => row.payout,
        kind: 'number',
        cell: (row) => <Payout row={row} />,
        card: 'line',
        cardLabel: `${texts.betOdds} · ${texts.betPayout}`,
        cardCell: (row) => (
          <>
            <Odds value={row.odds} /> · <Payout row={row} />
          </>
        ),
      },
      ...(checkHref ? [checkColumn(checkHref, messages)] : []),
    ],
    [checkHref, messages, texts],
  );
}
