import { expect, it } from 'vitest';
import { bustabitV2 } from '../crash/crash-point.ts';
import { dice } from '../dice/dice.ts';
import { playFairly } from '../play-fairly.ts';
import { chainForPlay } from './hash-chain.ts';
import { asServerSeed, commitTo } from './seeds.ts';

// The other tests of this folder run in Node, but players verify in a browser.

it('a browser draws the published roll', async () => {
  const serverSeed = asServerSeed(
    '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  );
  const seeds = { serverSeed, clientSeed: 'bb62964774', nonce: 1 };
  const outcome = await playFairly(dice, { direction: 'over', target: 5_000 }, 100n, seeds);
  expect(outcome.roll).toBe(7_718);
});

it('a browser computes the published hashes, chains and crash points', async () => {
  expect(await commitTo(asServerSeed('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  const secret = 'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba';
  const [hash = ''] = await chainForPlay(secret, 3);
  expect(hash).toBe('b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa');
  const salt = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526';
  expect(await bustabitV2(hash, salt)).toBe(377);
});
