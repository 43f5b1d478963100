import { AppError, formatMoney, sumMoney } from '@lobi/core/contract';
import {
  bingoAt,
  bingoCardsOf,
  bingoHalls,
  bingoOrder,
  bingoPrizes,
  bingoStartsAt,
  nextBingoStarts,
  readBingoChoice,
  settleBingo,
  type BingoCard,
  type BingoChoice,
  type BingoHall,
  type BingoSettlement,
  type BingoTerms,
} from '@lobi/core/games';
import { pool } from '../../domain/postings.ts';
import type { TablePlay } from '../../store/table-plays.ts';
import type { TableTerms } from '../../store/tables.ts';
import type { TableGame, TableView } from './table-game.ts';

/** Decided outcome of a bingo round: the balls, and the prizes of the sold cards. */
export interface BingoDealt {
  readonly order: readonly number[];
  readonly settlement: BingoSettlement;
}

/** Part of a play that its player sees from the start: the cards. */
interface BingoOutcome {
  readonly cards: readonly BingoCard[];
}

/** Number of rounds of the timetable that a table shows in advance. @source ours */
const shownStarts = 3;

/** A card costs the smallest stake of the game. */
const priceOf = (terms: TableTerms): bigint => terms.minimumStake;

const cardsOf = (play: TablePlay): readonly BingoCard[] =>
  (play.outcome as unknown as BingoOutcome | null)?.cards ?? [];

const cardId = (playId: string, index: number): string => `${playId}:${index}`;

const soldCards = (plays: readonly TablePlay[]) =>
  plays.flatMap((play) => {
    const cards = cardsOf(play);
    const price = play.amount / BigInt(Math.max(1, cards.length));
    return cards.map((card, index) => ({ id: cardId(play.id, index), price, card }));
  });

/** Prizes of one play, as shown to its player. */
function prizesOf(play: TablePlay, { prizes }: BingoSettlement) {
  return cardsOf(play).flatMap((_, index) =>
    prizes
      .filter(({ cardIds }) => cardIds.includes(cardId(play.id, index)))
      .map(({ pattern, each }) => ({
        pattern,
        card: index,
        amount: formatMoney(each, play.currency),
      })),
  );
}

/** Bingo: the stakes are the pool; cards that are the first to complete a pattern share it. */
function bingoTableOf([engine, { timing, terms: usual }]: [
  string,
  BingoHall,
]): TableGame<BingoDealt> {
  const termsOf = ({ takeoutBp, prizesBp, guarantee }: TableTerms): BingoTerms => ({
    takeoutBp,
    prizesBp: prizesBp ?? usual.prizesBp,
    guarantee,
  });

  /** Balls called up to a time. */
  const calledAt = ({ settlement }: BingoDealt, startedAtMs: number, nowMs: number): number => {
    const { calledBalls } = settlement;
    return Math.min(calledBalls, bingoAt(startedAtMs, calledBalls, nowMs, timing).called);
  };

  /** Balls that may be revealed by now. */
  const calledBy = ({ round, dealt, now }: TableView<BingoDealt>): number => {
    if (!dealt || !round.startedAt) return 0;
    if (round.status === 'settled') return dealt.settlement.calledBalls;
    return calledAt(dealt, round.startedAt.getTime(), now.getTime());
  };

  const upcomingOf = ({ round, now }: TableView<BingoDealt>): string[] =>
    nextBingoStarts(
      {
        startsAt: (round.startedAt ?? round.closesAt).getTime(),
        endedAt: round.endedAt?.getTime() ?? null,
        now: now.getTime(),
      },
      shownStarts,
      timing,
    ).map((at) => new Date(at).toISOString());

  return {
    engine,
    pauseMs: timing.pauseMs,
    closesAtMs: (opensAtMs) => bingoStartsAt(opensAtMs, timing),
    poolTerms: usual,
    dealsByPlays: true,
    account: pool,

    accept: ({ choice, stake, terms }) => {
      const read = readBingoChoice(choice);
      if (stake !== BigInt(read.cards) * priceOf(terms)) {
        throw new AppError('validation', 'amount: not the price of the cards', {
          errors: { amount: ['validation.format'] },
        });
      }
      return { ...read };
    },

    initialOutcome: async (seeds, playId, choice) => ({
      cards: await bingoCardsOf(seeds, playId, (choice as unknown as BingoChoice).cards),
    }),

    deal: async (seeds, plays) => {
      const order = await bingoOrder(seeds);
      return { order, settlement: settleBingo(soldCards(plays), order, termsOf(seeds.terms)) };
    },

    endsAtMs: ({ settlement: { calledBalls } }, startedAtMs) =>
      startedAtMs + Math.max(0, calledBalls - 1) * timing.ballMs,

    shownAt: calledAt,

    state: (view) => {
      const { round, dealt, sales } = view;
      const called = calledBy(view);
      const cardPrice = priceOf(round.terms);
      const terms = termsOf(round.terms);
      const money = (amount: bigint): string => formatMoney(amount, round.currency);
      return {
        engine: 'bingo',
        cardPrice: money(cardPrice),
        firstCallAt: (round.startedAt ?? round.closesAt).toISOString(),
        upcoming: upcomingOf(view),
        ballMs: timing.ballMs,
        called: dealt ? dealt.order.slice(0, called) : [],
        cardsSold: sales.cards,
        guaranteedFrom: terms.guarantee?.fromCards ?? null,
        prizes: bingoPrizes({ ...sales, cardPrice }, terms).map(({ pattern, ...prize }) => {
          const won = dealt?.settlement.prizes.find((each) => each.pattern === pattern);
          return {
            pattern,
            amount: money(prize.amount),
            guaranteed: prize.guaranteed === null ? null : money(prize.guaranteed),
            winners: won && called > 0 && called >= won.afterBalls ? won.cardIds.length : null,
          };
        }),
      };
    },

    topUp: ({ settlement }) => settlement.topUp,

    result: ({ settlement }) => String(settlement.calledBalls),

    settle: ({ dealt: { order, settlement } }, play) => {
      const cards = cardsOf(play);
      const payout = sumMoney(
        cards.map((_, index) => settlement.payouts.get(cardId(play.id, index)) ?? 0n),
      );
      return {
        status: payout > 0n ? 'won' : 'lost',
        payout,
        outcome: {
          cards,
          called: order.slice(0, settlement.calledBalls),
          prizes: prizesOf(play, settlement),
        },
      };
    },

    cashedOutAtBp: () => null,
  };
}

/** A hall for each engine of bingo. */
export const builtInBingoTables = Object.entries(bingoHalls).map(bingoTableOf);
