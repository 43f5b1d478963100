import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import {
  plinkoMultiplesBp,
  plinkoRisks,
  plinkoRows,
  type PlinkoRisk,
  type PlinkoRows,
} from './plinko-boards.ts';

/** A board: the number of rows, and the risk level of its payouts. */
export interface PlinkoInput {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** A ball that fell. */
export interface PlinkoOutcome extends InstantOutcome {
  /** 0 for left and 1 for right at each row; their sum is the bucket, counted from 0 at the left. */
  readonly path: readonly number[];
  /** Payout of the bucket, in basis points of the stake. */
  readonly multipleBp: number;
}

const schema = z.strictObject({ rows: z.literal(plinkoRows), risk: z.enum(plinkoRisks) });

/** Number of paths to each bucket, from left to right. */
export function plinkoWays(rows: number): readonly bigint[] {
  let ways = [1n];
  for (let row = 0; row < rows; row += 1) {
    const before = ways;
    ways = [...before, 0n].map((more, bucket) => more + (before[bucket - 1] ?? 0n));
  }
  return ways;
}

/**
 * Plinko: at every row the ball goes left or right with equal probability, one word each; its bucket
 * decides the payout.
 * @source spec §1 (casino), the rules ours
 */
export const plinko: InstantGame<PlinkoInput, PlinkoOutcome> = {
  id: 'plinko',
  pace: 'casino',
  words: Math.max(...plinkoRows),
  returnBp: { minimumBp: 9_897, maximumBp: 9_899 },
  readInput: (value) => readInput(schema, value),
  play: ({ rows, risk }, stake, draw) => {
    const path = Array.from({ length: rows }, () => draw.below(2));
    const bucket = path.reduce((sum, right) => sum + right, 0);
    const multipleBp = plinkoMultiplesBp(rows, risk)[bucket] ?? 0;
    return { path, multipleBp, payout: shareOf(stake, multipleBp) };
  },
  maximumPayout: ({ rows, risk }, stake) =>
    shareOf(stake, Math.max(...plinkoMultiplesBp(rows, risk))),
  rtp: ({ rows, risk }) => {
    const multiplesBp = plinkoMultiplesBp(rows, risk);
    const paid = plinkoWays(rows).reduce(
      (sum, ways, bucket) => sum + ways * BigInt(multiplesBp[bucket] ?? 0),
      0n,
    );
    return ratio(paid, 2n ** BigInt(rows) * 10_000n);
  },
};
