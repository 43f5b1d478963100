import { poolProofSchema } from '@lobi/core/contract';
import { verifyPool, type PoolVerdict } from '@lobi/core/games';

/** Result of checking a proof of a pool: the key that it names, and the recomputed pool. */
export interface CheckedPool {
  readonly publicKey: string;
  readonly verdict: PoolVerdict;
}

/** Verifies the pool of a pasted proof, on this device only; `null` for invalid text. */
export async function checkPool(text: string): Promise<CheckedPool | null> {
  try {
    const proof = poolProofSchema.parse(JSON.parse(text));
    return { publicKey: proof.publicKey, verdict: await verifyPool(proof) };
  } catch {
    return null;
  }
}
