import { describe, expect, it } from 'vitest';
import { drawOf } from './draw.ts';
import { sha256Hex } from './digest.ts';
import {
  asServerSeed,
  clientSeedSchema,
  commitTo,
  firstSeeds,
  isSpent,
  matchesCommitment,
  newServerSeed,
  nextPlay,
  playsPerSeed,
  publicSeeds,
  rotateSeeds,
  type SeedPair,
} from './seeds.ts';

describe('a server seed', () => {
  it('newServerSeed returns 256 random bits, different ones each time', () => {
    expect(newServerSeed()).toMatch(/^[\da-f]{64}$/);
    expect(newServerSeed()).not.toBe(newServerSeed());
  });

  it('a commitment is the hash of its server seed and matches no other seed', async () => {
    const seed = newServerSeed();
    const commitment = await commitTo(seed);
    expect(commitment).toBe(await sha256Hex(seed));
    expect(await matchesCommitment(seed, commitment)).toBe(true);
    expect(await matchesCommitment(newServerSeed(), commitment)).toBe(false);
  });
});

describe('a client seed', () => {
  it('a client seed has 1 to 64 printable ASCII characters', () => {
    expect(clientSeedSchema.safeParse('my lucky: seed').success).toBe(true);
    for (const wrong of ['', 'a'.repeat(65), 'tab\t', 'señor']) {
      expect(clientSeedSchema.safeParse(wrong).success, wrong).toBe(false);
    }
  });
});

describe('public data before the reveal', () => {
  it('public data contains no secret', async () => {
    const pair = firstSeeds('mine');
    const shown = await publicSeeds(pair);
    expect(Object.keys(shown).sort()).toEqual([
      'clientSeed',
      'commitment',
      'nextCommitment',
      'nonce',
    ]);
    expect(JSON.stringify(shown)).not.toContain(pair.serverSeed);
    expect(JSON.stringify(shown)).not.toContain(pair.nextServerSeed);
  });

  it('public data does not reveal outcomes: none of it, used as the key, gives the same draw', async () => {
    const pair = firstSeeds('mine');
    const { commitment, nextCommitment, clientSeed } = await publicSeeds(pair);
    const word = async (key: string, nonce: number) =>
      (await drawOf({ serverSeed: asServerSeed(key), clientSeed, nonce }, 1)).word();
    const guesses = [commitment, nextCommitment, clientSeed, '', await sha256Hex(commitment)];
    for (let nonce = 1; nonce <= 20; nonce += 1) {
      const drawn = await word(pair.serverSeed, nonce);
      for (const guess of guesses.filter((key) => key !== '')) {
        expect(await word(guess, nonce)).not.toBe(drawn);
      }
    }
  });

  it('a commitment is no valid argument of a draw', async () => {
    const commitment = await commitTo(newServerSeed());
    // @ts-expect-error A commitment is no server seed: outcomes must need the secret.
    const draw = await drawOf({ serverSeed: commitment, clientSeed: 'mine', nonce: 1 }, 1);
    expect(draw).toBeDefined();
  });
});

describe('the nonce', () => {
  it('the nonce counts plays, the first is 1', () => {
    const first = nextPlay(firstSeeds());
    expect(first.nonce).toBe(1);
    expect(nextPlay(first).nonce).toBe(2);
  });

  it('the nonce ends at a thousand: the seeds must change', () => {
    const pair: SeedPair = { ...firstSeeds(), nonce: playsPerSeed - 1 };
    const last = nextPlay(pair);
    expect(last.nonce).toBe(1_000);
    expect(isSpent(pair)).toBe(false);
    expect(isSpent(last)).toBe(true);
    expect(() => nextPlay(last)).toThrow('spent');
  });
});

describe('rotating the seeds', () => {
  it('rotating the seeds reveals the active one and activates the committed one', async () => {
    const pair = nextPlay(firstSeeds('mine'));
    const before = await publicSeeds(pair);
    const { seeds, revealed } = await rotateSeeds(pair, 'chosen after the promise');
    expect(revealed).toEqual({
      serverSeed: pair.serverSeed,
      commitment: before.commitment,
      clientSeed: 'mine',
      lastNonce: 1,
    });
    const after = await publicSeeds(seeds);
    expect(after).toMatchObject({
      commitment: before.nextCommitment,
      clientSeed: 'chosen after the promise',
      nonce: 0,
    });
    expect(after.nextCommitment).not.toBe(before.nextCommitment);
  });

  it('rotating the seeds keeps the client seed when none is given', async () => {
    const { seeds } = await rotateSeeds(firstSeeds('mine'));
    expect(seeds.clientSeed).toBe('mine');
  });
});
