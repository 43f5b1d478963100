import type { FakeBackend } from '@lobi/core/testing';
import { gameFixture } from '@lobi/core/testing';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

const game = gameFixture({
  id: 'game-coin',
  title: 'Lempar Koin',
  category: 'casino',
  engine: 'provider',
  provider: 'Coin Studio',
  selections: [],
  currentRound: null,
});

let address = '';

/** Shows the current address of the app. */
function Here({ onMove }: { readonly onMove: (path: string) => void }) {
  const { pathname } = useLocation();
  useEffect(() => onMove(pathname), [onMove, pathname]);
  return null;
}

const noteAddress = (path: string): void => {
  address = path;
};

async function show(set?: (backend: FakeBackend) => void): Promise<FakeBackend> {
  const { backend } = await openApp({
    path: `/game/${game.id}`,
    size: [390, 844],
    before: (fake) => {
      fake.world.games.set(game.id, game);
      set?.(fake);
    },
    beside: <Here onMove={noteAddress} />,
  });
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  return backend;
}

const frame = (): HTMLIFrameElement => document.querySelector('iframe')!;

/** Sends a message like the game in the frame. */
const postFrom = (data: unknown, origin = 'https://games.invalid'): void => {
  window.dispatchEvent(
    new MessageEvent('message', { data, origin, source: frame().contentWindow }),
  );
};

const launchesOf = (backend: FakeBackend): number =>
  backend.seen.filter(({ name }) => name === 'game.launch').length;

describe('a game of another provider', () => {
  it('ProviderStage shows the game in a named, sandboxed frame, with a ticket', async () => {
    await show();
    const url = new URL(frame().src);
    expect([url.origin, url.searchParams.get('mode')]).toEqual(['https://games.invalid', 'real']);
    expect(url.searchParams.get('token')).not.toBeNull();
    expect(frame().getAttribute('sandbox')).not.toMatch(/top-navigation|popups|modals/);
    await expect.element(page.getByRole('heading', { name: 'Lempar Koin' })).toBeVisible();
    await expect.element(page.getByText('Permainan dari Coin Studio')).toBeVisible();
  });

  it('a provider game closes on its own request, and ignores other senders', async () => {
    await show();
    postFrom({ type: 'ready' });
    postFrom({ type: 'exit' }, 'https://evil.example');
    postFrom({ type: 'navigate', href: '/admin' });
    expect(address).toBe('/game/game-coin');
    postFrom({ type: 'exit' });
    await expect.poll(() => address).toBe('/game');
  });

  it('a provider game opens the cashier', async () => {
    await show();
    postFrom({ type: 'openCashier' });
    await expect.poll(() => address).toBe('/player/wallet/deposit');
  });

  it('a provider game refreshes the balance, with a rate limit', async () => {
    const backend = await show();
    postFrom({ type: 'ready' });
    const before = backend.seen.filter(({ name }) => name === 'wallet.show').length;
    for (let n = 0; n < 2_000; n += 1) postFrom({ type: 'balanceChanged' });
    await expect
      .poll(() => backend.seen.filter(({ name }) => name === 'wallet.show').length)
      .toBeGreaterThan(before);
    const requests = backend.seen.filter(({ name }) => name === 'wallet.show').length - before;
    expect(requests).toBeLessThanOrEqual(21);
    await expect.element(page.getByRole('heading', { name: 'Lempar Koin' })).toBeVisible();
  });

  it('ProviderStage reports an error of the game, and restarts it with another token', async () => {
    const backend = await show();
    const first = frame().src;
    const before = launchesOf(backend);
    postFrom({ type: 'ready' });
    postFrom({ type: 'error', code: 'LOST' });
    await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).click();
    await expect.poll(() => launchesOf(backend)).toBe(before + 1);
    await expect.poll(() => frame().src).not.toBe(first);
  });

  // id: provider-game-reality-check
  it('a provider game pauses while a reality check is due, and resumes once it was read', async () => {
    // Due some seconds from now: the page finds out without a reload.
    await show(({ world }) => {
      const startedAt = world.clock.now() - 60 * 60_000 + 6_000;
      world.playSessions.set('user-player', { startedAt, checkedAt: startedAt, minutes: 60 });
    });
    postFrom({ type: 'ready' });
    const postMessage = vi.fn();
    Object.defineProperty(frame(), 'contentWindow', { value: { postMessage } });
    await expect
      .poll(() => postMessage.mock.calls)
      .toContainEqual([{ type: 'pause' }, 'https://games.invalid']);
    await expect
      .poll(() => document.querySelector('.lobi-GameFrame-root')?.hasAttribute('data-paused'))
      .toBe(true);
    await page.getByRole('button', { name: 'Lanjut bermain' }).click();
    await expect
      .poll(() => postMessage.mock.calls)
      .toContainEqual([{ type: 'resume' }, 'https://games.invalid']);
  });

  it('a provider game ends when its player may no longer play', async () => {
    const backend = await show();
    postFrom({ type: 'ready' });
    // The frame shows an error for the unknown host, and scripts may not access that page.
    const postMessage = vi.fn();
    Object.defineProperty(frame(), 'contentWindow', { value: { postMessage } });
    const player = [...backend.world.users.values()].find(({ username }) => username === 'player')!;
    const restricted = { ...player, status: 'restricted' } as const;
    backend.world.users.set(player.id, restricted);
    backend.world.announce.user({ ...restricted, unread: 0 });
    await expect
      .poll(() => postMessage.mock.calls)
      .toContainEqual([{ type: 'terminate' }, 'https://games.invalid']);
  });
});
