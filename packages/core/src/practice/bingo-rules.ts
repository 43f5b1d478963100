import { AppError } from '../contract/error-codes.ts';
import { formatMoney, parseMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Play } from '../contract/schemas/play.ts';
import type { BingoCard } from '../games/bingo/bingo-card.ts';
import { bingoCardsOf, bingoOrder, readBingoChoice } from '../games/bingo/bingo-choice.ts';
import { bingoHalls, settleBingo, type BingoSettlement } from '../games/bingo/bingo-round.ts';
import { bingoPrizes } from '../games/bingo/bingo-terms.ts';
import type { TableRules } from './table-rules.ts';

/**
 * Number of cards that simulated players buy in every round; without them the visitor would be alone in
 * the pool. @source ours
 */
export const practiceBingoCards = 8;

/** Play id from which the cards of the simulated players are drawn. */
const others = 'practice-players';

/** A decided round: its balls and its prizes. */
interface BingoDealt {
  readonly order: readonly number[];
  readonly settlement: BingoSettlement;
}

/** Price of a card: the smallest stake of the game. */
const priceOf = ({ minimumStake, currency }: Game): bigint =>
  parseMoney(minimumStake, currency) ?? 0n;

const cardsOf = ({ outcome }: Play): readonly BingoCard[] =>
  (outcome?.['cards'] as readonly BingoCard[] | undefined) ?? [];

const cardId = (playId: string, index: number): string => `${playId}:${index}`;

/**
 * Bingo in the page, by engine. The pool consists of the cards of the visitor and of the simulated
 * players.
 */
export function bingoRules(engine: string): TableRules<BingoDealt> | undefined {
  const hall = Object.hasOwn(bingoHalls, engine) ? bingoHalls[engine] : undefined;
  if (!hall) return undefined;
  const { timing, terms } = hall;

  /** Number of balls that are called by a time. */
  const calledAt = ({ settlement }: BingoDealt, startsAt: number, now: number): number =>
    Math.min(settlement.calledBalls, Math.floor((now - startsAt) / timing.ballMs) + 1);

  const sold = (playId: string, cards: readonly BingoCard[], price: bigint) =>
    cards.map((card, index) => ({ id: cardId(playId, index), price, card }));

  return {
    bettingMs: timing.sellingMs,
    pauseMs: timing.pauseMs,
    beatMs: timing.ballMs,
    accept(choice, stake, game) {
      const read = readBingoChoice(choice);
      if (stake !== BigInt(read.cards) * priceOf(game)) throw new AppError('validation');
      return { ...read };
    },
    initialOutcome: async (seeds, playId, choice) => ({
      cards: await bingoCardsOf(seeds, playId, readBingoChoice(choice).cards),
    }),
    async deal(seeds, plays, game) {
      const price = priceOf(game);
      const order = await bingoOrder(seeds);
      const bought = [
        ...plays.flatMap((play) => sold(play.id, cardsOf(play), price)),
        ...sold(others, await bingoCardsOf(seeds, others, practiceBingoCards), price),
      ];
      return { order, settlement: settleBingo(bought, order, terms) };
    },
    runsForMs: ({ settlement }) => (settlement.calledBalls - 1) * timing.ballMs,
    state({ game, startsAt, now, dealt, isOver, plays }) {
      const cards = plays.reduce((sum, play) => sum + cardsOf(play).length, practiceBingoCards);
      const cardPrice = priceOf(game);
      const sales = { cards, cardPrice, staked: BigInt(cards) * cardPrice };
      const money = (amount: bigint): string => formatMoney(amount, game.currency);
      const called =
        dealt && (isOver ? dealt.settlement.calledBalls : calledAt(dealt, startsAt, now));
      return {
        engine: 'bingo',
        cardPrice: money(cardPrice),
        firstCallAt: new Date(startsAt).toISOString(),
        // A practice round starts with its visitor, so that there is no timetable.
        upcoming: [],
        ballMs: timing.ballMs,
        called: dealt?.order.slice(0, called ?? 0) ?? [],
        cardsSold: cards,
        guaranteedFrom: terms.guarantee?.fromCards ?? null,
        prizes: bingoPrizes(sales, terms).map(({ pattern, amount, guaranteed }) => {
          const won = dealt?.settlement.prizes.find((each) => each.pattern === pattern);
          return {
            pattern,
            amount: money(amount),
            guaranteed: guaranteed === null ? null : money(guaranteed),
            winners: won && (called ?? 0) >= won.afterBalls ? won.cardIds.length : null,
          };
        }),
      };
    },
    result: ({ settlement }) => String(settlement.calledBalls),
    settle({ order, settlement }, play) {
      const cards = cardsOf(play);
      const prizes = cards.flatMap((_, index) =>
        settlement.prizes
          .filter(({ cardIds }) => cardIds.includes(cardId(play.id, index)))
          .map(({ pattern, each }) => ({
            pattern,
            card: index,
            amount: formatMoney(each, play.currency),
          })),
      );
      const payout = cards.reduce(
        (sum, _, index) => sum + (settlement.payouts.get(cardId(play.id, index)) ?? 0n),
        0n,
      );
      return {
        payout,
        outcome: { cards, called: order.slice(0, settlement.calledBalls), prizes },
      };
    },
  };
}
