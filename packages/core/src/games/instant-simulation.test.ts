import { describe, expect, it } from 'vitest';
import { bound, meanOf, million, seed, stake, wordsFrom } from '../testing/simulate.ts';
import { familyOf } from './engine-family.ts';
import { createDraw } from './fairness/draw.ts';
import { instantGames } from './instant-games.ts';
import type { Ratio } from './ratio.ts';
import { slotMachines } from './slots/slot-machines.ts';

const toNumber = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1_000_000_000;

/** A choice of each family that is played often; a family without an entry fails. */
const choices: Readonly<Record<string, unknown>> = {
  dice: { direction: 'under', target: 4_950 },
  limbo: { targetBp: 20_000 },
  mines: { mines: 3, picks: [0, 6, 12] },
  roulette: {
    bets: [
      { spot: 'red', chips: 3 },
      { spot: 'dozen:2', chips: 1 },
    ],
  },
  baccarat: {
    bets: [
      { spot: 'banker', chips: 2 },
      { spot: 'player-pair', chips: 1 },
    ],
  },
  fishing: { target: 'grouper' },
  slots: {},
};

/** Machines that pay like another one share its mathematics and are played less often. */
const reskinned = new Set(
  slotMachines.flatMap(({ id, paysLike }) => (paysLike === undefined ? [] : [id])),
);
const playsOf = (engine: string): number => (reskinned.has(engine) ? 50_000 : million);

describe('very many plays return what the engine says', { timeout: 120_000 }, () => {
  it.each([...instantGames.keys()])('%s', (engine) => {
    const game = instantGames.get(engine)!;
    const input = game.readInput(choices[familyOf(engine)]);
    const most = game.maximumPayout(input, stake);
    const draw = createDraw(wordsFrom(seed));
    const { mean, error } = meanOf(playsOf(engine), () => {
      const { payout } = game.play(input, stake, draw);
      if (payout < 0n || payout > most) throw new Error(`${engine} paid ${payout}`);
      return Number(payout) / Number(stake);
    });
    expect(Math.abs(mean - toNumber(game.rtp(input)))).toBeLessThan(bound * error);
  });
});
