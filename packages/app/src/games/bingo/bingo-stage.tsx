import { bingoHalls, bingoPatterns, maximumBingoCards, type BingoPattern } from '@lobi/core/games';
import { usePlay } from '@lobi/core/react';
import { BingoView, usePlayFormat } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../engine-props.ts';
import { usePlaySeat } from '../play-frame/use-play-seat.tsx';
import { TableGate, type TableOf } from '../table/table-gate.tsx';
import { toPlayedOnce } from '../table/table-facts.ts';
import { tableRules } from '../table/table-rules.tsx';
import { useOpenPlay } from '../table/use-open-play.ts';
import { useRoundBets } from '../table/use-others.ts';
import { useRoundProof, useTableRound } from '../table/use-round-facts.ts';
import { bingoCardsOfPlay } from './bingo-cards-of.ts';

const patterns = Object.keys(bingoPatterns) as BingoPattern[];

/** Times of the halls; a practice hall has no timetable. */
const bingoTimes = (isScheduled: boolean) =>
  Object.fromEntries(
    Object.entries(bingoHalls).map(([engine, { timing }]) => [
      engine,
      {
        bettingMs: timing.sellingMs,
        pauseMs: timing.pauseMs,
        everyMs: isScheduled ? timing.everyMs : undefined,
      },
    ]),
  );

interface BingoTableProps extends EngineProps {
  readonly table: TableOf<'bingo'>;
  readonly isStale: boolean;
}

function BingoTable({ game, table, isStale }: BingoTableProps) {
  const { t } = useTranslation();
  const { messages, percent } = usePlayFormat();
  const controller = usePlay(game);
  const { open, last, play } = controller;
  useOpenPlay(controller, table);
  const { engine } = game;
  const terms = bingoHalls[engine]?.terms;
  const guarantee = terms?.guarantee;
  const isScheduled = table.state.upcoming.length > 0;
  const about = useMemo(
    () => ({
      rules: tableRules(
        t,
        'play.rules.bingo',
        bingoTimes(isScheduled),
        engine,
        guarantee && t('play.rules.bingoGuarantee', { cards: guarantee.fromCards }),
      ),
      payouts: terms
        ? patterns.map((pattern) => {
            const share = percent(terms.prizesBp[pattern]);
            const prices = guarantee?.prices[pattern];
            return {
              result: messages.bingo[pattern],
              pays: prices === undefined ? share : t('play.bingoPays', { share, prices }),
            };
          })
        : [],
    }),
    [t, engine, isScheduled, terms, guarantee, messages, percent],
  );
  const seat = usePlaySeat(controller, { game, about, isStale, sharedBy: 'table' });
  const { cardPrice, called, cardsSold, guaranteedFrom, prizes, firstCallAt, upcoming } =
    table.state;
  const tableRound = useTableRound(table);
  const round = useMemo(
    () => ({
      ...tableRound,
      closesAt: Date.parse(firstCallAt),
      cardPrice,
      called,
      cardsSold,
      guaranteedFrom,
      upcoming: upcoming.map((at) => Date.parse(at)),
      prizes,
    }),
    [tableRound, firstCallAt, cardPrice, called, cardsSold, guaranteedFrom, upcoming, prizes],
  );
  const cards = useMemo(
    () => bingoCardsOfPlay([open, last], { round: table.round }),
    [open, last, table.round],
  );
  const bets = useRoundBets(
    table,
    [open, last].flatMap((play) => play?.id ?? []),
  );
  const proof = useRoundProof(table);
  return (
    <BingoView
      seat={seat}
      round={round}
      cards={cards}
      patterns={bingoPatterns}
      maximumCards={maximumBingoCards}
      isBought={cards.length > 0}
      onBuy={(count, amount) => play({ cards: count }, amount)}
      bets={bets}
      proof={proof}
      last={toPlayedOnce(last, table)}
    />
  );
}

/** Bingo for a player. */
export function BingoStage(props: EngineProps) {
  return (
    <TableGate gameId={props.game.id} engine="bingo">
      {(table, isStale) => <BingoTable {...props} table={table} isStale={isStale} />}
    </TableGate>
  );
}
