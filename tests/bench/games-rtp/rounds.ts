import { sumMoney } from '@lobi/core/contract';
import {
  asServerSeed,
  bingoCard,
  bingoCardsOf,
  bingoOrder,
  bingoReturnBp,
  callOrder,
  crashPointBp,
  crashReturn,
  gameNameOf,
  instantGames,
  playFairly,
  isSameOutcome,
  settleBingo,
  settleCrashBet,
  sha256Hex,
  type Ratio,
  type DrawnGame,
} from '@lobi/core/games';
import { drawNow } from './draw-now.ts';

/** One round in the ledger, in minor units. */
export interface Round {
  readonly staked: bigint;
  readonly paid: bigint;
}

/** An engine that is played repeatedly. */
export interface Engine {
  readonly name: string;
  /** Choice in every round. */
  readonly choice: string;
  /** Theoretical return, as a share of the stake. */
  readonly theory: number;
  /** Plays the round of a number, from 1. Throws if money is created or lost. */
  play(number: number): Round | Promise<Round>;
  /** Throws if the platform draws another round from the same seeds. */
  compare?(number: number): Promise<void>;
}

/** A stake that is not affected by rounding down. */
const stake = 100_000_000n;

/** Fixed, so that every run has the same figures; the seeds were not selected by result. */
const serverSeed = asServerSeed('6d657361'.repeat(8));
const clientSeed = 'games-rtp';

const scale = 1_000_000_000_000n;
const toNumber = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * scale) / denominator) / Number(scale);

/** A choice of each instant game; a game without one does not compile. */
const choices: Readonly<Record<DrawnGame, object>> = {
  dice: { direction: 'under', target: 4_950 },
  limbo: { targetBp: 20_000 },
  mines: { mines: 3, picks: [0, 6, 12] },
  roulette: { bets: [{ spot: 'red', chips: 1 }] },
  plinko: { rows: 16, risk: 'medium' },
  keno: { numbers: [4, 8, 15, 16, 23], risk: 'medium' },
  wheel: { segments: 30, risk: 'medium' },
  hilo: { guesses: ['higher', 'lower'] },
  poker: { strategy: 'suggested' },
  blackjack: { strategy: 'one-stake' },
  baccarat: { bets: [{ spot: 'banker', chips: 1 }] },
  fishing: { target: 'grouper' },
  slots: {},
};

function same(name: string, number: number, platform: unknown, own: unknown): void {
  if (!isSameOutcome(platform, own)) throw new Error(`${name} ${number} is drawn otherwise here`);
}

/** A game without shared rounds: the seeds decide each play, as on the platform. */
function instantEngine(name: string): Engine {
  const game = instantGames.get(name);
  const choice = choices[gameNameOf(name) as DrawnGame];
  if (!game || !choice) throw new Error(`no choice for ${name}`);
  const input = game.readInput(choice);
  const maximum = game.maximumPayout(input, stake);
  return {
    name,
    choice: JSON.stringify(choice),
    theory: toNumber(game.rtp(input)),
    async compare(nonce) {
      const seeds = { serverSeed, clientSeed, nonce };
      const played = await playFairly(game, input, stake, seeds);
      same(name, nonce, played, game.play(input, stake, drawNow(seeds)));
    },
    play(nonce) {
      const { payout } = game.play(input, stake, drawNow({ serverSeed, clientSeed, nonce }));
      if (payout < 0n || payout > maximum) throw new Error(`${name} pays ${payout} of ${maximum}`);
      return { staked: stake, paid: payout };
    },
  };
}

/** A bet that leaves at a multiple, in rounds of a hash chain. */
function crashEngine(autoCashOutBp: number): Engine {
  let hash = serverSeed as string;
  const maximumPayout = stake * 1_000n;
  return {
    name: 'crash',
    choice: JSON.stringify({ autoCashOutBp }),
    theory: toNumber(crashReturn(autoCashOutBp)),
    async play() {
      hash = await sha256Hex(hash);
      const bet = { stake, autoCashOutBp, cashedOutAfterMs: null, maximumPayout };
      const { payout } = settleCrashBet(bet, await crashPointBp(hash, clientSeed));
      if (payout < 0n || payout > maximumPayout) throw new Error(`crash pays ${payout}`);
      return { staked: stake, paid: payout };
    },
  };
}

const bingoHands = ['own', 'other'] as const;
const bingoSeeds = (number: number) => ({ hash: serverSeed, salt: clientSeed, number });

/** Draws a bingo round: a card for each player, and the order of the balls. */
function drawBingo(number: number) {
  const { hash, salt } = bingoSeeds(number);
  return {
    cards: bingoHands.map((hand) =>
      bingoCard(drawNow({ serverSeed: hash, clientSeed: `${salt}:${number}-${hand}`, nonce: 1 })),
    ),
    order: callOrder(drawNow({ serverSeed: hash, clientSeed: salt, nonce: number })),
  };
}

/** Two players hold a card each; the return of one of them is measured. */
const bingoEngine: Engine = {
  name: 'bingo',
  choice: 'one of two cards',
  theory: bingoReturnBp() / 10_000,
  async compare(number) {
    const seeds = bingoSeeds(number);
    const bought = await Promise.all(
      bingoHands.map((hand) => bingoCardsOf(seeds, `${number}-${hand}`, 1)),
    );
    const platform = { cards: bought.flat(), order: await bingoOrder(seeds) };
    same('bingo', number, platform, drawBingo(number));
  },
  play(number) {
    const { cards, order } = drawBingo(number);
    const sold = cards.map((card, index) => ({ id: bingoHands[index]!, price: stake, card }));
    const { payouts, takeout, breakage } = settleBingo(sold, order);
    const won = sumMoney(payouts.values());
    const pool = stake * BigInt(sold.length);
    if (won + takeout + breakage !== pool) throw new Error(`bingo shares ${won} of ${pool}`);
    return { staked: stake, paid: payouts.get('own') ?? 0n };
  },
};

/** Every built-in engine, with local draws. */
export const engines: readonly Engine[] = [
  ...[...instantGames.keys()].map(instantEngine),
  crashEngine(20_000),
  bingoEngine,
];
