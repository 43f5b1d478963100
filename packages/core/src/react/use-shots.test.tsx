import { describe, expect, it } from 'vitest';
import { act } from 'react';
import { setUpHook } from './hook.test-setup.tsx';
import { useShots } from './use-shots.ts';

const { show, shown, pass, backend } = setUpHook(useShots);

const shoot = async (gameId: string, id: string): Promise<void> => {
  const shot = { id, name: 'and***7', target: 'snapper', multipleBp: 0 };
  await act(async () => backend().sockets[0]?.publish('pond', gameId, shot));
  // Events are delivered once per frame.
  await pass(20);
};
const ids = () => shown().map(({ id }) => id);

describe('useShots', () => {
  it('the shots of a game are those that arrive while it is open, each once, oldest first', async () => {
    await show('game-fishing');
    expect(shown()).toEqual([]);
    await shoot('game-fishing', 'a');
    await shoot('game-fishing', 'b');
    await shoot('game-fishing', 'a');
    expect(ids()).toEqual(['a', 'b']);
  });

  it('only the newest twelve shots are held', async () => {
    await show('game-fishing');
    for (let number = 1; number <= 14; number += 1) await shoot('game-fishing', `s${number}`);
    expect(ids()).toHaveLength(12);
    expect(ids()[0]).toBe('s3');
  });

  it('another game, or none, begins without shots', async () => {
    await show('game-fishing');
    await shoot('game-fishing', 'a');
    await show('game-river');
    expect(shown()).toEqual([]);
    await show(null);
    await shoot('game-river', 'b');
    expect(shown()).toEqual([]);
  });
});
