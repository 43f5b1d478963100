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

describe('a play and its proof', () => {
  const input: DiceInput = { direction: 'under', target: 5_000 };

  /** A player's way: see the promise, play, have the seed revealed. */
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

  it('a play and its proof agree', async () => {
    const proof = await playAndReveal();
    expect(await verifyPlay(dice, proof)).toEqual({
      promiseKept: true,
      sameOutcome: true,
      outcome: proof.outcome,
    });
  });

  it('a play and its proof agree when a store has the fields in another order', async () => {
    const proof = await playAndReveal();
    const { roll, won, multipleBp, payout } = proof.outcome;
    const stored = { payout, multipleBp, won, roll };
    expect(await verifyPlay(dice, { ...proof, outcome: stored })).toMatchObject({
      sameOutcome: true,
    });
  });

  it('a play and its proof show another outcome than the seeds give', async () => {
    const proof = await playAndReveal();
    const claimed = { ...proof.outcome, payout: proof.outcome.payout + 1n };
    const verdict = await verifyPlay(dice, { ...proof, outcome: claimed });
    expect(verdict).toMatchObject({ promiseKept: true, sameOutcome: false });
    expect(verdict.outcome).toEqual(proof.outcome);
  });

  it('a play and its proof show a seed that was not promised', async () => {
    const proof = await playAndReveal();
    const other = await commitTo(asServerSeed('another seed'));
    expect(await verifyPlay(dice, { ...proof, commitment: other })).toMatchObject({
      promiseKept: false,
      sameOutcome: true,
    });
  });

  it('a play and its proof cannot be computed from what was published before the reveal', async () => {
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
      // By chance one roll in 10,001 is the same; three of fifty would be no chance.
      expect(hits).toBeLessThan(3);
    }
  });
});
