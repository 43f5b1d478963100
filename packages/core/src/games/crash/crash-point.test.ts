import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../fairness/digest.ts';
import { chainForPlay } from '../fairness/hash-chain.ts';
import { toBasisPoints } from '../ratio.ts';
import {
  bustabitV1,
  bustabitV2,
  crashHundredths,
  crashPointBp,
  crashReturn,
  stakeCrash,
} from './crash-point.ts';

describe('published crash points', () => {
  const firstSalt = '000000000000000007a9a31ff7f07463d91af6b5454241d5faf282e5e0fe1b3a';
  it.each([
    ['a0075ce2f0b07099236d1702f7d487cf427133a9d0e6fde3c42dca807d849145', 119],
    ['d96041713ecb5ed549d41a3070da1bd4791e5c6c3916b35ccd547b10089bc136', 141],
    ['17b40f649a8b57c97ee64540d77accec4a4ce3642b9cd028db508f1834076e90', 483],
    ['ff0122093e2601b10c9e0c3a5d261e946ae382b35b4d07a0f7b5573e9f4ae851', 119],
    ['fbff990a3ab4fe5c6f8b02d26221aaea3f72ace4fcc7537190f903d0db1058f6', 190],
  ])(
    'the first bustabit algorithm reproduces its published crash points: %s',
    async (hash, hundredths) => {
      expect(await bustabitV1(hash, firstSalt)).toBe(hundredths);
    },
  );

  const secondSalt = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526';
  it.each([
    ['b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba', 126],
    ['82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a', 118],
    ['cb7da3ec6cb68d4c0fccd9640641cabcac641f12ff97e7314ec3e074ac0981e0', 126],
    ['b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa', 377],
    ['5d07719b61b0abb6f1c3b17b1d69c838278f87f9b5e75077026e5fedf96c2eb2', 205_590],
    ['7d58fa510e6ad19a5c2a08302906110702ad354c3d275592068bc3df9cd7fd1d', 10_571_005],
    ['66508662791cbe526d740394a62713d3879f00cd11ee5ef10f7b592c676371f4', 145_685],
  ])(
    'the second bustabit algorithm and ours reproduce its published crash points: %s',
    async (hash, hundredths) => {
      expect(await bustabitV2(hash, secondSalt)).toBe(hundredths);
      expect(await crashPointBp(hash, secondSalt)).toBe(hundredths * 100);
    },
  );

  const thirdSalt = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
  it.each([
    ['b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791', 2.568_250_401_071_378_3],
    ['3e473405bd819ed4171854194bae75a2b117739fc1ab2e1c4cd263e1904dae6f', 1.319_366_125_199_294_7],
    ['ca9b74c095c615cdf961892e54b35d42b6b8d3612266ff158547020fab514cf7', 3.018_368_989_236_868],
  ])('the Stake algorithm reproduces its published crash points: %s', async (hash, multiple) => {
    expect(await stakeCrash(hash, thirdSalt)).toBe(multiple);
  });
});

describe('a crash point', () => {
  it('a crash point needs the salt as well as the hash', async () => {
    const hash = 'b459e199bac1342bf22d7aa6d19180aff35ab69f453d809949aab3e8d5e545aa';
    expect(await crashPointBp(hash, 'salt')).not.toBe(await crashPointBp(hash, 'other salt'));
  });

  it('a crash point does not follow from the hash that was published before its round', async () => {
    const [published = '', ...games] = await chainForPlay(await sha256Hex('secret'), 60);
    const points = await Promise.all(games.map((hash) => crashPointBp(hash, 'salt')));
    const promises = [published, ...games.slice(0, -1)];
    const guessed = await Promise.all(promises.map((hash) => crashPointBp(hash, 'salt')));
    // 1.00 to 1.10 are common, so that some agree by chance; a rule would agree in all.
    const hits = guessed.filter((point, index) => point === points[index]).length;
    expect(hits).toBeLessThan(6);
  });

  it('a crash point is at least 1.00', () => {
    expect(crashHundredths(0)).toBe(100);
  });

  it('a crash point is 1.00, so that no player wins, in 2 of 101 games', () => {
    // 1.01 is reached from 99 / 1.01: the first 2/101 of all hashes stay below.
    const first = Math.ceil((2 / 101) * 2 ** 52);
    expect(crashHundredths(first - 2)).toBe(100);
    expect(crashHundredths(first + 2)).toBe(101);
  });

  it('a crash point gives the house more with a larger edge', () => {
    expect(crashHundredths(2 ** 51)).toBe(198);
    expect(crashHundredths(2 ** 51, 400)).toBe(192);
  });
});

describe('the return', () => {
  it.each([10_100, 15_000, 20_000, 33_300, 100_000, 12_345_600, 10_000_000_000])(
    'the return of crash is 99 %% at any cash-out multiple: %i',
    (multipleBp) => {
      const { numerator, denominator } = crashReturn(multipleBp);
      expect(numerator * 100n <= denominator * 99n).toBe(true);
      // Less than a millionth below.
      expect(numerator * 100_000_000n >= denominator * 98_999_900n).toBe(true);
      expect(toBasisPoints({ numerator: numerator + 1n, denominator })).toBeGreaterThanOrEqual(
        9_899,
      );
    },
  );

  it('the return counts exactly the hashes that reach the multiple', () => {
    for (const hundredths of [101, 200, 333, 1_000, 123_456]) {
      const { numerator, denominator } = crashReturn(hundredths * 100);
      const reaching = Number((numerator * 2n ** 52n * 100n) / (denominator * BigInt(hundredths)));
      expect(crashHundredths(2 ** 52 - reaching)).toBeGreaterThanOrEqual(hundredths);
      expect(crashHundredths(2 ** 52 - reaching - 1)).toBeLessThan(hundredths);
    }
  });
});
