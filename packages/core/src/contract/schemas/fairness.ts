import * as z from 'zod/mini';

/** Seeds of a player, as far as they may be known while they are in use. @source ours */
export const seedsSchema = z.object({
  /** SHA-256 of the server's seed in use. */
  commitment: z.string(),
  /** SHA-256 of the one that comes after it, promised before its client seed is chosen. */
  nextCommitment: z.string(),
  clientSeed: z.string(),
  /** Plays so far under these seeds. */
  nonce: z.int(),
});
export type Seeds = z.infer<typeof seedsSchema>;

/** Seeds whose plays are over. @source ours */
export const revealedSeedsSchema = z.object({
  serverSeed: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  /** Number of the last play under them; 0 when there was none. */
  lastNonce: z.int(),
});
export type Revealed = z.infer<typeof revealedSeedsSchema>;

/** The seeds in use, and the newest of those revealed. @source ours */
export const fairnessSchema = z.object({
  seeds: seedsSchema,
  revealed: z.array(revealedSeedsSchema),
});
export type Fairness = z.infer<typeof fairnessSchema>;

/** Body of a change of seeds: up to 64 printable ASCII characters; without it the old text stays. @source ours */
export const rotateSchema = z.strictObject({
  clientSeed: z.optional(z.string().check(z.regex(/^[ -~]{1,64}$/))),
});
