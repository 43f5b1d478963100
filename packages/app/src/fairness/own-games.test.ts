import { asServerSeed, playFairly } from '@lobi/core/games';
import { describe, expect, it } from 'vitest';
import { createOwnParts } from '../own/create-own-parts.tsx';
import { coinGame } from '../testing/coin-game/game.ts';
import { coinRules } from '../testing/coin-game/rules.ts';
import { recompute } from './recompute.ts';
import { canVerify } from './verifier-games.ts';
import { verifierGamesIn } from './verifier-list.ts';

const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;
const { rules: _, ...withoutRules } = coinGame;
const ownGamesOf = (game: typeof coinGame) =>
  createOwnParts({ ...good, plugins: [{ name: 'coin', ownGames: [game] }] }).ownGames;
const own = ownGamesOf(coinGame);

describe('the verifier of custom games', () => {
  it('the verifier offers custom games with rules after the built-in ones', () => {
    const name = (key: string): string => `text of ${key}`;
    expect(verifierGamesIn(name, own).at(-1)).toEqual({
      value: 'coin',
      label: 'text of fairness.engine.coin',
      kind: 'seeds',
    });
    expect(verifierGamesIn(name, ownGamesOf(withoutRules))).toEqual(verifierGamesIn(name));
  });

  it('canVerify is true only for custom engines with rules', () => {
    expect([canVerify('coin-2', own), canVerify('coin', ownGamesOf(withoutRules))]).toEqual([
      true,
      false,
    ]);
    expect(canVerify('coin')).toBe(false);
  });

  // id: custom-game-recomputed
  it('recompute computes a play of a custom game by the rules of its module', async () => {
    const rules = await own[0]?.rulesOf?.('coin');
    expect(await own[0]?.rulesOf?.('coin-2')).toBeUndefined();
    const seeds = { serverSeed: asServerSeed('a secret'), clientSeed: 'lobi', nonce: 1 };
    const { payout, ...outcome } = await playFairly(coinRules, { side: 'left' }, 10_000n, seeds);
    const pasted = {
      ...{ game: 'coin', serverSeed: 'a secret', commitment: '', clientSeed: 'lobi', nonce: '1' },
      ...{ amount: '10000', currency: 'IDR', choice: '{"side":"left"}', payout: String(payout) },
    };
    const same = await recompute({ ...pasted, outcome: JSON.stringify(outcome) }, rules);
    expect(same.sameOutcome).toBe(true);
    const other = await recompute({ ...pasted, outcome: '{"side":"edge"}' }, rules);
    expect(other.sameOutcome).toBe(false);
    await expect(recompute({ ...pasted, outcome: '' })).rejects.toThrow('game cannot be read');
  });
});
