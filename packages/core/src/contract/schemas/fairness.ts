import * as z from 'zod/mini';

/** Public part of a player's active seeds. @source ours */
export const seedsSchema = z.object({
  /** SHA-256 of the server's seed in use. */
  commitment: z.string(),
  /** SHA-256 of the following server seed, published before its client seed is chosen. */
  nextCommitment: z.string(),
  clientSeed: z.string(),
  /** Plays so far under these seeds. */
  nonce: z.int(),
});
export type Seeds = z.infer<typeof seedsSchema>;

/** Seeds that are no longer used. @source ours */
export const revealedSeedsSchema = z.object({
  serverSeed: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  /** Number of the last play under them; 0 without plays. */
  lastNonce: z.int(),
});
export type Revealed = z.infer<typeof revealedSeedsSchema>;

/** The active seeds, and the last revealed ones. @source ours */
export const fairnessSchema = z.object({
  seeds: seedsSchema,
  revealed: z.array(revealedSeedsSchema),
});
export type Fairness = z.infer<typeof fairnessSchema>;

/**
 * Body of a rotation: up to 64 printable ASCII characters; without it the client seed is kept. @source
 * ours
 */
export const rotateSchema = z.strictObject({
  clientSeed: z.optional(z.string().check(z.regex(/^[ -~]{1,64}$/))),
});
