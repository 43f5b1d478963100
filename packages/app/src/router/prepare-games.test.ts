import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareGames } from './prepare-games.ts';

const preload = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../screens/index.ts', () => ({ screens: { 'game.show': { preload } } }));
vi.mock('../games/play-frame/use-play-seat.tsx', () => ({}));
vi.mock('../games/preload-game.ts', () => ({}));
vi.mock('../page/quiet-moment.ts', () => ({ quietMoment: async () => undefined }));

/** Relevant attributes of an input of the page. */
class Input extends EventTarget {
  readonly type: string;
  constructor(type: string) {
    super();
    this.type = type;
  }
}

const page = new EventTarget();
beforeEach(() => {
  preload.mockClear();
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function signedInAs(role: string | null) {
  let user = role === null ? null : { role };
  let publish = (): void => undefined;
  const auth = {
    getSnapshot: () => ({ context: { user } }),
    subscribe: (act: () => void) => {
      publish = act;
      return { unsubscribe: () => (publish = () => undefined) };
    },
  } as unknown as Parameters<typeof prepareGames>[0]['auth'];
  prepareGames({ auth });
  return (next: string) => {
    user = { role: next };
    publish();
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function focus(type: string): void {
  const event = new Event('focusin');
  Object.defineProperty(event, 'target', { value: new Input(type) });
  page.dispatchEvent(event);
}

it('the code of games is loaded once a player signs in, and only once', async () => {
  const signIn = signedInAs(null);
  await settle();
  expect(preload).not.toHaveBeenCalled();
  signIn('player');
  signIn('player');
  await settle();
  expect(preload).toHaveBeenCalledOnce();
});

it('the code of games is loaded when a guest starts to type a password, not a username', async () => {
  signedInAs(null);
  focus('text');
  await settle();
  expect(preload).not.toHaveBeenCalled();
  focus('password');
  await settle();
  expect(preload).toHaveBeenCalledOnce();
});

it('a signed-in agent loads no code of games', async () => {
  signedInAs('agent');
  await settle();
  expect(preload).not.toHaveBeenCalled();
});
