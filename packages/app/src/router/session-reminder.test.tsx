import type { FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callerOf, openApp } from '../testing/open-app.tsx';
import type { ScreenSetup } from '../testing/open-screen.ts';

async function show(
  path: string,
  setup: Partial<Pick<ScreenSetup, 'role' | 'situation'>> = {},
): Promise<FakeBackend> {
  const { backend } = await openApp({ path, size: [360, 740], situation: 'reminded', ...setup });
  return backend;
}

const dialog = () => page.getByRole('alertdialog', { name: 'Pengingat sesi' });
const seen = (backend: FakeBackend, name: string) =>
  backend.seen.filter((call) => call.name === name).length;

describe('the reality check', () => {
  // id: reality-check-covers-page
  it.each(['/player/dashboard', '/game'])(
    'the reality check covers %s and closes once it is acknowledged',
    async (path) => {
      const backend = await show(path);
      await expect.element(dialog()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).toBeVisible();
      await page.getByRole('button', { name: 'Lanjut bermain' }).click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(seen(backend, 'reality-check.acknowledge')).toBe(1);
    },
  );

  // id: reality-check-leads-to-break
  it('the reality check links to a break', async () => {
    await show('/player/dashboard');
    await expect.element(dialog()).toBeVisible();
    await page.getByRole('button', { name: 'Jeda sejenak' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: '24 jam' }).first()).toBeVisible();
  });

  // id: reality-check-read-on-another-device
  it('the reality check closes once it is acknowledged on another device', async () => {
    const backend = await show('/player/dashboard');
    await expect.element(dialog()).toBeVisible();
    const now = backend.world.clock.now();
    backend.world.playSessions.set('user-player', { startedAt: now, checkedAt: now, minutes: 60 });
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  // id: reality-check-in-every-tab
  it('the reality check covers every open tab, and is acknowledged once for all of them', async () => {
    const backend = await show('/player/dashboard');
    await expect.element(dialog()).toBeVisible();
    // Another tab of the same player sends its own request, and gets the same response.
    const other = await callerOf(backend, 'player');
    const { data } = await other.call('play-session.show', {});
    expect(data.check.isDue).toBe(true);
    await page.getByRole('button', { name: 'Lanjut bermain' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect((await other.call('play-session.show', {})).data.check.isDue).toBe(false);
  });

  // id: reality-check-after-wake
  it('the reality check appears when a page wakes up after the due time', async () => {
    const backend = await show('/player/dashboard', { situation: 'evening' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => seen(backend, 'play-session.show')).toBeGreaterThan(0);
    expect(dialog().query()).toBeNull();
    // No timer of the page ran meanwhile: only the server has the current time.
    const startedAt = backend.world.clock.now() - 75 * 60_000;
    backend.world.playSessions.set('user-player', { startedAt, checkedAt: startedAt, minutes: 60 });
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect.element(dialog()).toBeVisible();
  });

  // id: reality-check-mandatory-pause
  it('the reality check cannot be acknowledged during its mandatory pause, but a break and the history are reachable', async () => {
    const backend = await show('/player/dashboard', { situation: 'evening' });
    const startedAt = backend.world.clock.now() - 60 * 60_000;
    const play = { startedAt, checkedAt: startedAt, minutes: 60, pauseMinutes: 5 };
    backend.world.playSessions.set('user-player', play);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Lanjut bermain' })).toBeDisabled();
    await page.getByRole('button', { name: 'Jeda sejenak' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: '24 jam' }).first()).toBeVisible();
    expect(seen(backend, 'reality-check.acknowledge')).toBe(0);
  });

  it('the reality check can be acknowledged as soon as its pause is over, before another request', async () => {
    const backend = await show('/player/dashboard', { situation: 'evening' });
    const startedAt = backend.world.clock.now() - 65 * 60_000 + 4_000;
    const play = { startedAt, checkedAt: startedAt, minutes: 60, pauseMinutes: 5 };
    backend.world.playSessions.set('user-player', play);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    const goOn = page.getByRole('button', { name: 'Lanjut bermain' });
    await expect.element(goOn).toBeDisabled();
    backend.failNext('play-session.show', { kind: 'hang' });
    await expect.element(goOn).toBeEnabled();
    await goOn.click();
    await expect.poll(() => seen(backend, 'reality-check.acknowledge')).toBe(1);
  });

  it('the reality check is not shown to users who do not play', async () => {
    const backend = await show('/agent/dashboard', { role: 'agent' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(seen(backend, 'play-session.show')).toBe(0);
  });
});
