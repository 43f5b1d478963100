import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeBackend } from '@lobi/core/testing';
import { callerOf, openApp } from '../testing/open-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('alertdialog');

/** Requests a deposit; returns where its owner sees it. */
async function requestDeposit(backend: FakeBackend) {
  const player = await callerOf(backend, 'player');
  const { data } = await player.call(
    'transaction.create',
    {
      params: { walletId: 'wallet-player' },
      body: { type: 'deposit', amount: '50000', channelId: 'channel-bank' },
    },
    { idempotencyKey: 'once' },
  );
  return `/player/wallet/deposit?transaction=${data.id}`;
}

const depositsOf = ({ world }: FakeBackend) =>
  [...world.transactions.values()]
    .filter(
      ({ type, amount, owner }) =>
        type === 'deposit' && owner.username === 'player' && amount.startsWith('50'),
    )
    .map(({ status, reason }) => [status, reason]);

describe('a user’s own request', () => {
  it('the owner cancels a request after a confirmation, and a message confirms it', async () => {
    const { backend } = await openApp({ path: '/', before: requestDeposit });
    await button('Batalkan permintaan').click();
    await expect.element(dialog()).toBeVisible();
    await button('Jangan batalkan').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(depositsOf(backend)).toContainEqual(['pending', null]);

    await button('Batalkan permintaan').click();
    await dialog().getByRole('button', { name: 'Batalkan permintaan' }).click();
    await expect.element(page.getByText('Permintaan dibatalkan')).toBeVisible();
    expect(depositsOf(backend)).toContainEqual(['rejected', 'cancelled']);
    await expect.element(page.getByText(/Dibatalkan oleh pengguna/)).toBeVisible();
    await expect.element(button('Batalkan permintaan')).not.toBeInTheDocument();
  });
});
