import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { setUpHook } from './hook.test-setup.tsx';
import { useAudience } from './use-audience.ts';

const { show, shown, pass, backend } = setUpHook((gameId) => useAudience('table', gameId));

describe('useAudience', () => {
  it('useAudience is null until the server sends the number, and follows it', async () => {
    await show('game-crash');
    expect(shown()).toBeNull();
    await act(async () => backend().sockets[0]?.count('table', 'game-crash', 7));
    expect(shown()).toBe(7);
    await act(async () => backend().sockets[0]?.count('table', 'game-crash', 6));
    expect(shown()).toBe(6);
  });

  it('useAudience is null while disconnected, and after a change of the game', async () => {
    await show('game-crash');
    await act(async () => backend().sockets[0]?.count('table', 'game-crash', 7));
    await act(async () => backend().sockets[0]?.cut());
    expect(shown()).toBeNull();
    backend().sockets[0]?.restore();
    await pass(30_000);
    expect(shown()).toBeNull();
    await act(async () => backend().sockets[0]?.count('table', 'game-crash', 3));
    expect(shown()).toBe(3);
    await show('game-bingo');
    expect(shown()).toBeNull();
    await show(null);
    expect(shown()).toBeNull();
  });
});
