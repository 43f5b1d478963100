import { describe, expect, it } from 'vitest';
import { dice, type DiceInput } from './dice/dice.ts';
import {
  asServerSeed,
  commitTo,
  firstSeeds,
  nextPlay,
  publicSeeds,
  rotateSeeds,
} from './fairness/seeds.ts';
import { playFairly, verifyPlay } from './play-fairly.ts';

describe('verifyPlay', () => {
  const input: DiceInput = { direction: 'under', target: 5_000 };

  /** The steps of a player: read the commitment, play, reveal the server seed. */
  async function playAndReveal() {
    const pair = nextPlay(firstSeeds('mine'));
    const { commitment } = await publicSeeds(pair);
    const outcome = await playFairly(dice, input, 1_000n, pair);
    const { revealed } = await rotateSeeds(pair);
    const { serverSeed, clientSeed } = revealed;
    return {
      input,
      stake: 1_000n,
      outcome,
      commitment,
      seeds: { serverSeed, clientSeed, nonce: pair.nonce },
    };
  }

  it('verifyPlay confirms the outcome of a play with its revealed seeds', async () => {
    const proof = await playAndReveal();
    expect(await verifyPlay(dice, proof)).toEqual({
      commitmentMatches: true,
      sameOutcome: true,
      outcome: proof.outcome,
    });
  });

  it('verifyPlay ignores the order of the fields of an outcome', async () => {
    const proof = await playAndReveal();
    const { roll, won, multipleBp, payout } = proof.outcome;
    const stored = { payout, multipleBp, won, roll };
    expect(await verifyPlay(dice, { ...proof, outcome: stored })).toMatchObject({
      sameOutcome: true,
    });
  });

  it('verifyPlay detects an outcome that the seeds do not give', async () => {
    const proof = await playAndReveal();
    const claimed = { ...proof.outcome, payout: proof.outcome.payout + 1n };
    const verdict = await verifyPlay(dice, { ...proof, outcome: claimed });
    expect(verdict).toMatchObject({ commitmentMatches: true, sameOutcome: false });
    expect(verdict.outcome).toEqual(proof.outcome);
  });

  it('verifyPlay detects a server seed that does not match its commitment', async () => {
    const proof = await playAndReveal();
    const other = await commitTo(asServerSeed('another seed'));
    expect(await verifyPlay(dice, { ...proof, commitment: other })).toMatchObject({
      commitmentMatches: false,
      sameOutcome: true,
    });
  });

  it('outcomes cannot be computed from public data before the reveal', async () => {
    const pair = firstSeeds('mine');
    const { commitment, nextCommitment } = await publicSeeds(pair);
    const rolls = async (key: string) =>
      Promise.all(
        Array.from({ length: 50 }, async (_, nonce) => {
          const seeds = { serverSeed: asServerSeed(key), clientSeed: 'mine', nonce: nonce + 1 };
          return (await playFairly(dice, input, 1_000n, seeds)).roll;
        }),
      );
    const real = await rolls(pair.serverSeed);
    for (const key of [commitment, nextCommitment, 'mine']) {
      const guessed = await rolls(key);
      const hits = guessed.filter((roll, index) => roll === real[index]).length;
      // A guess matches with a chance of 1 in 10,001, so that three matches in fifty are no coincidence.
      expect(hits).toBeLessThan(3);
    }
  });
});
