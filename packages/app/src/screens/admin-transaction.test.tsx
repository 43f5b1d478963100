import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const superadmin = { id: 'user-superadmin', username: 'superadmin' };

/** The whole app starts for it: languages, session, screen. */
const whole = { timeout: 8_000 };

const openQueue = (path = '/admin/transaction') => openApp({ path, role: 'admin' });

const rows = () => [...document.querySelectorAll<HTMLElement>('.lobi-ReviewQueue-row')];
const openedId = () =>
  document.querySelector<HTMLElement>('.lobi-ReviewQueue-row[aria-current]')?.dataset['id'];

describe('the queue of transactions', { timeout: 30_000 }, () => {
  it('says who was faster when a decision comes too late, and goes on with the next', async () => {
    const { backend } = await openQueue();
    await expect.poll(() => document.activeElement?.hasAttribute('data-id'), whole).toBe(true);
    const [first = '', second] = rows().map((row) => row.dataset['id']);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Setujui', exact: true })).toBeEnabled();

    // Somebody else decides, and nobody is told yet.
    const held = backend.world.transactions.find(({ id }) => id === first);
    const event = { at: backend.world.timeNow(), actor: superadmin, reason: null };
    Object.assign(held ?? {}, {
      status: 'completed',
      version: (held?.version ?? 0) + 1,
      events: [...(held?.events ?? []), { ...event, status: 'completed' }],
    });

    await userEvent.keyboard('a');
    await expect.element(page.getByText('Setujui permintaan ini?')).toBeVisible();
    await userEvent.keyboard('a');
    await expect
      .element(page.getByText(/^superadmin sudah menyetujui .* milik budi/), whole)
      .toBeVisible();
    await expect.poll(openedId, whole).toBe(second);
    await expect.poll(() => rows().map((row) => row.dataset['id']), whole).not.toContain(first);
    await expect
      .poll(() => document.activeElement?.closest('.lobi-ReviewQueue-root'))
      .not.toBeNull();
  });

  it('shows what the address asks for, state by state', async () => {
    await openQueue('/admin/transaction?status=rejected');
    await expect.poll(() => rows().length, whole).toBe(1);
    await page.getByRole('button', { name: 'Terbuka', exact: true }).click();
    await expect.poll(() => rows().length, whole).toBeGreaterThan(3);
  });
});
