import * as z from 'zod/mini';
import { betStatuses, roundResults, selections } from '../statuses.ts';
import { idSchema } from './common.ts';

const hexOf = (bytes: number) => z.string().check(z.regex(new RegExp(`^[\\da-f]{${2 * bytes}}$`)));

/** Whole minor units as text. */
const minorSchema = z.string().check(z.regex(/^\d{1,19}$/));

/**
 * Data with which a user can recompute the pool of a round independently of the platform: the snapshot
 * signed at the end of betting, and the path from each of the user's own bets to its root.
 * @source ours
 */
export const poolProofSchema = z.object({
  roundId: idSchema,
  /** The current result; `null` until it is declared. It is not part of the signed data. */
  result: z.nullable(z.enum(roundResults)),
  /** The signed text, byte-identical: JSON with totals in minor units. */
  text: z.string(),
  /** Ed25519, as hex; so is the key. */
  signature: hexOf(64),
  publicKey: hexOf(32),
  /** The caller's own bets. */
  bets: z.array(
    z.object({
      id: idSchema,
      selection: z.enum(selections),
      amount: minorSchema,
      status: z.enum(betStatuses),
      /** `null` until settlement. */
      payout: z.nullable(minorSchema),
      /** Siblings on the path to the root, each with the stakes below it. */
      path: z.array(
        z.object({
          side: z.enum(['left', 'right']),
          hash: hexOf(32),
          meron: minorSchema,
          wala: minorSchema,
          bets: z.int(),
        }),
      ),
    }),
  ),
});
export type PoolProof = z.infer<typeof poolProofSchema>;
