import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { waitUntil } from '../wait-until.ts';
import { withBuiltInGames } from './play-world.ts';

const freshWorld = setUpWorlds();
const openPonds = async () => withBuiltInGames(await freshWorld({ poolSize: 2 }));

describe('shots of a fishing game', () => {
  it('a shot is published to the others in its game, with a masked name and without the stake', async () => {
    const { world, play } = await openPonds();
    const player = await world.user({ funds: 10_000n });
    const { answer } = await play(player, 'fishing', { target: 'anchovy' });
    await waitUntil(async () => expect(world.shots).toHaveLength(1));
    expect(world.shots).toEqual([
      {
        gameId: answer.data.game.id,
        id: answer.data.id,
        name: expect.stringMatching(/^pla\*{3}\d$/),
        target: 'anchovy',
        multipleBp: answer.data.status === 'won' ? 20_000 : 0,
      },
    ]);
  });

  it('a repeated call and a rejected one publish no shot, nor does a play of another game', async () => {
    const { world, play, advanceClock } = await openPonds();
    const player = await world.user({ funds: 2_000n });
    const key = randomUUID();
    await play(player, 'fishing', { target: 'anchovy' }, { key });
    await play(player, 'fishing', { target: 'anchovy' }, { key });
    advanceClock(60_000);
    await play(player, 'dice', { direction: 'under', target: 5_000 });
    expect(await outcomeOf(play(player, 'fishing', { target: 'whale' }))).toBe('validation');
    await waitUntil(async () => expect(world.shots).toHaveLength(1));
  });
});
