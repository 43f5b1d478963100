import type { Card } from '../cards.ts';
import { chipsPayout, chipsReturn, chipsSchema, type ChipsInput } from '../chips.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio, type Ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import {
  dealCoup,
  handPoints,
  openShoe,
  winnerOf,
  type Coup,
  type CoupWinner,
} from './table-rules.ts';

/** Spots of the table. A pair is two cards of one rank among the first two of that hand. */
export const baccaratSpots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Chips on spots of the table. */
export type BaccaratInput = ChipsInput<BaccaratSpot>;

/** One round of baccarat. */
export interface BaccaratOutcome extends InstantOutcome, Coup {
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly winner: CoupWinner;
}

/**
 * Payouts of the spots, in basis points, stake included: even money, the banker's less 5 % commission; 8
 * to 1 on a tie, 11 to 1 on a pair.
 * @source ours
 */
export const baccaratPaysBp: Readonly<Record<BaccaratSpot, number>> = {
  player: 20_000,
  banker: 19_500,
  tie: 90_000,
  'player-pair': 120_000,
  'banker-pair': 120_000,
};

/** Bets on a hand are refunded on a tie. */
const stakeBackBp = 10_000;

/** Number of orders of six cards by result, counted over the whole shoe. A test repeats the count. */
const coupCounts: Readonly<Record<CoupWinner, bigint>> = {
  player: 2_230_518_282_592_256n,
  banker: 2_292_252_566_437_888n,
  tie: 475_627_426_473_216n,
};
const allCoups = coupCounts.player + coupCounts.banker + coupCounts.tie;

/** Of the 415 cards left, 31 have the rank of the first. */
const pairChance = ratio(31n, 415n);

/** Facts that decide the spots. */
interface CoupFacts {
  readonly winner: CoupWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

const winsBy: Readonly<Record<BaccaratSpot, (facts: CoupFacts) => boolean>> = {
  player: ({ winner }) => winner === 'player',
  banker: ({ winner }) => winner === 'banker',
  tie: ({ winner }) => winner === 'tie',
  'player-pair': ({ playerPair }) => playerPair,
  'banker-pair': ({ bankerPair }) => bankerPair,
};

const multipleFor = (facts: CoupFacts) => (spot: BaccaratSpot) => {
  if (winsBy[spot](facts)) return baccaratPaysBp[spot];
  const isHand = spot === 'player' || spot === 'banker';
  return isHand && facts.winner === 'tie' ? stakeBackBp : 0;
};

const isPair = ([first, second]: readonly Card[]): boolean => first?.rank === second?.rank;

const factsOf = (coup: Coup): CoupFacts => ({
  winner: winnerOf(coup),
  playerPair: isPair(coup.player),
  bankerPair: isPair(coup.banker),
});

/** Return of each spot. */
const spotReturn = (spot: BaccaratSpot): Ratio => {
  const pays = BigInt(baccaratPaysBp[spot]);
  if (spot === 'player-pair' || spot === 'banker-pair') {
    return ratio(pays * pairChance.numerator, pairChance.denominator * 10_000n);
  }
  const back = spot === 'tie' ? 0n : coupCounts.tie * BigInt(stakeBackBp);
  return ratio(coupCounts[spot] * pays + back, allCoups * 10_000n);
};

const winners: readonly CoupWinner[] = ['player', 'banker', 'tie'];

const schema = chipsSchema(baccaratSpots);

/** Baccarat (punto banco) from a fresh shoe of eight decks each coup. @source spec §1 (casino), the rules ours */
export const baccarat: InstantGame<BaccaratInput, BaccaratOutcome> = {
  id: 'baccarat',
  pace: 'casino',
  words: 6,
  returnBp: { minimumBp: 8_564, maximumBp: 9_894 },
  readInput: (value) => readInput(schema, value),
  play: (input, stake, draw) => {
    const coup = dealCoup(openShoe(draw));
    return {
      ...coup,
      playerPoints: handPoints(coup.player),
      bankerPoints: handPoints(coup.banker),
      winner: winnerOf(coup),
      payout: chipsPayout(input, stake, multipleFor(factsOf(coup))),
    };
  },
  maximumPayout: (input, stake) =>
    winners
      .map((winner) =>
        chipsPayout(input, stake, multipleFor({ winner, playerPair: true, bankerPair: true })),
      )
      .reduce((maximum, payout) => (payout > maximum ? payout : maximum)),
  rtp: (input) => chipsReturn(input, spotReturn),
};
