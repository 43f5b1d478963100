import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

describe('wallet.show', () => {
  it('wallet.show links its owner to deposit and withdrawal, and shows a deposit at the top of every page', async () => {
    await openApp({ path: '/wallet/wallet-player', role: 'player' });
    const main = page.getByRole('main');
    const deposit = main.getByRole('link', { name: 'Deposit' });
    await expect.element(deposit).toHaveAttribute('href', '/player/wallet/deposit');
    await expect
      .element(main.getByRole('link', { name: 'Tarik dana' }))
      .toHaveAttribute('href', '/player/wallet/withdraw');
    const top = page.getByRole('banner').getByRole('link', { name: 'Deposit' });
    await expect.element(top).toHaveAttribute('href', '/player/wallet/deposit');
  });

  it('wallet.show shows the usage of the user’s deposit limit, and links to the limits', async () => {
    await openApp({ path: '/wallet/wallet-player', role: 'player', size: [390, 844] });
    const meter = page.getByRole('meter', { name: /^Batas deposit/ });
    await expect.element(meter).toBeVisible();
    const box = document.querySelector('.lobi-WalletView-limits');
    expect(box?.textContent).toMatch(/Rp\s[\d.]+ dari Rp\s[\d.]+/);
    const link = page.getByRole('main').getByRole('link', { name: 'Atur batas' });
    await expect.element(link).toHaveAttribute('href', '/user/user-player/limit');
  });

  it('wallet.show shows that there is no deposit limit yet, with a link to set one', async () => {
    await openApp({
      ...{ path: '/wallet/wallet-player', role: 'player' },
      before: ({ world }) => void world.limits.splice(0),
    });
    await expect.element(page.getByText('Belum ada batas deposit.')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Atur batas' });
    await expect.element(link).toHaveAttribute('href', '/user/user-player/limit');
  });

  it('wallet.show offers staff no deposit or withdrawal', async () => {
    await openApp({ path: '/wallet/wallet-player', role: 'admin' });
    await expect.element(page.getByRole('link', { name: 'Semua mutasi' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Deposit/ })).not.toBeInTheDocument();
    expect(document.querySelector('.lobi-WalletView-limits')?.textContent ?? '').toBe('');
  });
});

describe('transaction.create', () => {
  it.each([
    ['deposit', 'Deposit'],
    ['withdraw', 'Tarik dana'],
  ])('transaction.create redirects an agent to the agent’s own %s', async (type, heading) => {
    await openApp({ path: `/wallet/wallet-agent/transaction/create?type=${type}`, role: 'agent' });
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });
});
