import { parseMoney, formatMoney, type Currency, type Table } from '@lobi/core/contract';
import { pick, type Random } from './random.ts';

/** A stake in the form of the request. */
export interface DemoStake {
  readonly amount: string;
  readonly choice: Readonly<Record<string, unknown>>;
}

/** Bounds of one stake of a game, decimal text in major units. */
export interface StakeBounds {
  readonly currency: Currency;
  readonly minimumStake: string;
  readonly maximumStake: string;
}

/** Multiples of the smallest stake; small ones occur more often. */
const multiples = [1n, 1n, 2n, 2n, 3n, 5n, 5n, 10n, 20n] as const;

/** A stake between the bounds of a game. */
export function stakeWithin(
  { currency, minimumStake, maximumStake }: StakeBounds,
  random: Random,
): string {
  const minimum = parseMoney(minimumStake, currency) ?? 0n;
  const maximum = parseMoney(maximumStake, currency) ?? minimum;
  const stake = minimum * pick(multiples, random);
  return formatMoney(stake > maximum ? maximum : stake, currency);
}

/** Automatic cash-out multiples of a crash bet, in basis points. */
const leavesAtBp = [12_000, 15_000, 15_000, 20_000, 20_000, 30_000, 50_000, 100_000] as const;
const spots = ['player', 'player', 'player', 'banker', 'banker', 'banker', 'tie'] as const;
const cardCounts = [1, 1, 2, 3, 4] as const;

/** Choices of a demo player at tables with free stakes. */
const choices: {
  readonly [Engine in Exclude<Table['state']['engine'], 'bingo'>]: (
    random: Random,
  ) => DemoStake['choice'];
} = {
  crash: (random) => ({ autoCashOutBp: pick(leavesAtBp, random) }),
  baccarat: (random) => ({ bets: [{ spot: pick(spots, random), chips: 1 }] }),
};

/** Returns the stake of a demo player on the round of a table, chosen by the table's state. */
export function tableStake(
  { state, currency }: Pick<Table, 'state' | 'currency'>,
  bounds: StakeBounds,
  random: Random,
): DemoStake {
  if (state.engine === 'bingo') {
    const cards = pick(cardCounts, random);
    const price = parseMoney(state.cardPrice, currency) ?? 0n;
    return { amount: formatMoney(price * BigInt(cards), currency), choice: { cards } };
  }
  const amount = stakeWithin(bounds, random);
  return { amount, choice: choices[state.engine](random) };
}
