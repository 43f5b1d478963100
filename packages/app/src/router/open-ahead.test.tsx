import type { PlatformClient } from '@lobi/core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openGamesAhead } from './open-ahead.ts';

const dice = { id: 'g1', engine: 'dice' };
const crash = { id: 'g2', engine: 'crash' };

/** A page with a link, and a client whose requested games arrive with `arrive`. */
function setUp(href: string, role: string | null = 'player', known: object | null = null) {
  let publish: (state: object) => void = () => undefined;
  const watchGame = vi.fn((_gameId: string) => ({
    actor: {
      getSnapshot: () => ({ context: { snapshot: known } }),
      subscribe: (listener: (state: object) => void) => {
        publish = listener;
        return { unsubscribe: vi.fn() };
      },
    },
    release: vi.fn(),
  }));
  const play = vi.fn();
  const user = role === null ? null : { role };
  const auth = { getSnapshot: () => ({ context: { user } }) };
  openGamesAhead({ auth, watchGame, play } as unknown as PlatformClient);

  const link = document.createElement('a');
  link.href = href;
  link.append(document.createElement('span'));
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  onTestFinished(() => link.remove());
  const press = (modifiers: MouseEventInit = {}): void =>
    void link.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }),
    );
  const arrive = (snapshot: object): void => publish({ context: { snapshot } });
  return { press, watchGame, play, arrive };
}

it('a press on a game requests it at once, and its earlier plays when its engine is known', async () => {
  const { press, watchGame, play, arrive } = setUp('/game/g1');
  press();
  expect(watchGame).toHaveBeenCalledExactlyOnceWith('g1');
  expect(play).not.toHaveBeenCalled();
  arrive(dice);
  await expect.poll(() => play.mock.calls).toEqual([['g1']]);
});

it('a game that was watched just before is prepared without waiting for its next change', async () => {
  const { press, play } = setUp('/game/g1', 'player', dice);
  press();
  await expect.poll(() => play.mock.calls).toEqual([['g1']]);
});

it('a game with shared rounds has no earlier plays to request', async () => {
  const { press, play, arrive } = setUp('/game/g2');
  press();
  arrive(crash);
  const { preloadGame } = await import('../games/preload-game.ts');
  await preloadGame(crash, { play });
  expect(play).not.toHaveBeenCalled();
});

it.each([
  ['of a guest', '/game/g1', null, {}],
  ['of an admin', '/game/g1', 'admin', {}],
  ['for a new window', '/game/g1', 'player', { ctrlKey: true }],
  ['on a link of another site', 'https://lobi.example/game/g1', 'player', {}],
  ['on the console of games', '/game/create', 'player', {}],
  ['on another page', '/player/wallet/deposit', 'player', {}],
])('a press %s requests no game', (_, href, role, modifiers) => {
  const { press, watchGame } = setUp(href, role);
  press(modifiers);
  expect(watchGame).not.toHaveBeenCalled();
});
