import type { FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
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

describe('the reality check', { timeout: 30_000 }, () => {
  it.each(['/player/dashboard', '/game'])(
    'lies over %s and goes when it was read',
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

  it('leads to a break', async () => {
    await show('/player/dashboard');
    await expect.element(dialog()).toBeVisible();
    await page.getByRole('button', { name: 'Jeda Sejenak' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: '24 jam' }).first()).toBeVisible();
  });

  it('goes when it was read on another device', async () => {
    const backend = await show('/player/dashboard');
    await expect.element(dialog()).toBeVisible();
    const now = backend.world.clock.now();
    backend.world.playSessions.set('user-player', { startedAt: now, checkedAt: now, minutes: 60 });
    await expect.element(dialog(), { timeout: 9_000 }).not.toBeInTheDocument();
  });

  it('is not for those who do not play', async () => {
    const backend = await show('/agent/dashboard', { role: 'agent' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(seen(backend, 'play-session.show')).toBe(0);
  });
});
