import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type AppSetup } from '../testing/open-app.tsx';
import { AddressRecorder, currentAddress } from '../testing/address-recorder.tsx';

/** Addresses with unknown parameter values, with their user and the expected remainder. */
const addresses: readonly (readonly [string, AppSetup['role'], string])[] = [
  ['/game?category=moon&search=sabung', 'player', '/game?search=sabung'],
  ['/game/casino/slots?sort=moon', 'player', '/game/casino/slots'],
  ['/game/casino/slots?provider=none', 'player', '/game/casino/slots'],
  ['/user?view=moon', 'agent', '/user'],
  ['/user/create?role=hacker', 'agent', '/user/create'],
  ['/user/user-player?tab=moon', 'admin', '/user/user-player'],
  ['/wallet/wallet-player/report?group=agent', 'player', '/wallet/wallet-player/report'],
  ['/admin/report?from=2026-02-30&to=zwei', 'admin', '/admin/report'],
  [
    '/wallet/wallet-player/transaction/create?type=moon',
    'agent',
    '/wallet/wallet-player/transaction/create',
  ],
];

describe('an unknown value in an address', () => {
  it.each(addresses)(
    'an unknown value in an address leaves %s of a %s with a notice',
    async (path, role, left) => {
      await openApp({ path, ...(role && { role }), beside: <AddressRecorder /> });
      await expect.poll(currentAddress).toBe(left);
      await expect.element(page.getByText(/Sebagian alamat tidak dikenali/).first()).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeInTheDocument();
    },
  );
});
