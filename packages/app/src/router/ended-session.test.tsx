import { languages } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales/load-messages';
import type { FakeBackend } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

/** Staff blocks the player; the page detects it with its next call. */
function block({ world }: FakeBackend): void {
  const player = world.users.get('user-player');
  if (player) world.users.set(player.id, { ...player, status: 'blocked' });
}

const head = () => document.querySelector('header')?.textContent;
const alert = () => page.getByRole('alert');

describe('a user who is blocked while signed in', () => {
  it.each(languages)(
    'a public page shows the reason to a user who is blocked while signed in, in %s',
    async (language) => {
      const { backend, client } = await openApp({ path: '/game', language });
      await expect.poll(head).toContain('player');
      block(backend);
      await client.api.call('auth.check').catch(() => undefined);
      const text = (await loadMessages(language))['errors.account_blocked'];
      await expect.element(alert().getByText(text)).toBeVisible();
      expect(document.querySelector('[role="alert"] .lobi-SupportContact-root')).not.toBeNull();
      expect(head()).not.toContain('player');
      await alert().getByRole('button').click();
      await expect
        .poll(() => document.querySelector('.lobi-Callout-root[role="alert"]'))
        .toBeNull();
    },
  );

  it('the login page shows the reason to a user who is blocked while signed in, once', async () => {
    const { backend, client } = await openApp({ path: '/notification' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    block(backend);
    await client.api.call('auth.check').catch(() => undefined);
    const text = (await loadMessages('id'))['errors.account_blocked'];
    await expect.element(page.getByLabelText('Nama pengguna')).toBeVisible();
    expect(page.getByText(text).elements()).toHaveLength(1);
  });
});
