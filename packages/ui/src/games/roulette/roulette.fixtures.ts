import { tableSpots } from './table-spots.ts';
import type { RoulettePlay } from './roulette.types.ts';

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** How many numbers a kind of spot covers. */
const covers: Readonly<Record<string, number>> = { dozen: 12, column: 12, chance: 18 };

const spun = (pocket: number, index: number): RoulettePlay => ({
  id: `spin-${index}`,
  amount: '15000',
  payout: index === 0 ? '20000' : '0',
  bets: [
    { spot: 'red', chips: 10 },
    { spot: 'straight:17', chips: 5 },
  ],
  pocket,
});

/** Rules and plays for stories and tests; a short copy of the real rules. */
export const rouletteBox = {
  chips: ['1000', '5000', '10000', '50000', '100000'],
  reds,
  multipleOf: (name: string): number => {
    const spot = tableSpots.find(({ spot: known }) => known === name);
    return spot ? 360_000 / (covers[spot.kind] ?? spot.numbers.length) : 0;
  },
  maximumPayoutOf: (_bets: unknown, amount: string) => String(Number(amount) * 36),
  plays: [19, 17, 0, 32, 8, 31, 14, 2].map(spun),
} as const;
