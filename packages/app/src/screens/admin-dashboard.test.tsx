import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createPlatformClient } from '@lobi/core';
import { createFakeEnvironment } from '@lobi/core/testing';
import { openApp } from '../testing/open-app.tsx';

const online = () => page.getByRole('region', { name: 'Sedang daring' });

describe('the dashboard of staff', { timeout: 30_000 }, () => {
  it('says who of the staff is connected, and knows no more when the line is lost', async () => {
    const { backend } = await openApp({ path: '/admin/dashboard', role: 'admin' });
    await expect.element(online().getByText('Anda', { exact: false })).toBeVisible();

    const environment = createFakeEnvironment({ clock: backend.world.clock });
    environment.tokens.write(backend.signIn('superadmin'));
    const other = createPlatformClient({
      environment,
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
    });
    other.realtime.join('staff', 'all', { onEvent: () => undefined, onResync: () => undefined });
    await expect.element(online().getByText('superadmin', { exact: true })).toBeVisible();
    other.stop();

    for (const socket of backend.sockets) socket.cut();
    await expect
      .element(online().getByText('Kehadiran tidak dapat dipantau saat ini.'))
      .toBeVisible();
  });
});
