import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeBackend } from '@lobi/core/testing';
import { callerOf, openApp } from '../testing/open-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const reason = () => page.getByRole('textbox', { name: /^Catatan internal/ });
const entriesOf = ({ world }: FakeBackend, walletId: string) => world.ledger.get(walletId) ?? [];

/** Opens the newest entry of a kind as staff. */
async function openEntry(kind: string, prepare?: (backend: FakeBackend) => Promise<unknown>) {
  const newest = (backend: FakeBackend) => {
    const entry = entriesOf(backend, 'wallet-player').find((each) => each.kind === kind);
    if (!entry) throw new Error(`There is no ${kind}.`);
    return entry;
  };
  const { backend } = await openApp({
    path: '/admin/dashboard',
    role: 'admin',
    before: async (backend) => {
      await prepare?.(backend);
      return `/wallet/wallet-player/ledger?entry=${newest(backend).version}`;
    },
  });
  return { backend, entry: newest(backend) };
}

describe('a ledger entry seen by staff', () => {
  it('staff reverses a ledger entry once, with a reason, and it links to its reversal', async () => {
    const { backend, entry } = await openEntry('cash-in', async (each) => {
      const agent = await callerOf(each, 'agent');
      await agent.call(
        'transaction.create',
        { params: { walletId: 'wallet-player' }, body: { type: 'cash-in', amount: '20000' } },
        { idempotencyKey: 'once' },
      );
    });
    await button('Batalkan mutasi ini').click();
    await reason().fill('Salah pemain');
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: 'Batalkan mutasi ini' })
      .click();
    await expect.element(page.getByText('player: Selesai')).toBeVisible();
    const [reversal] = entriesOf(backend, 'wallet-player');
    expect(reversal).toMatchObject({ kind: 'correction', amount: '-20000', corrects: entry.id });
    await expect
      .element(page.getByRole('link', { name: `Perubahan ke-${reversal?.version}` }))
      .toBeVisible();
    await expect.element(button('Batalkan mutasi ini')).not.toBeInTheDocument();
  });

  it('a ledger entry seen by staff offers no reversal if it is corrected with its round', async () => {
    await openEntry('payout');
    await expect.element(page.getByText('Nomor transfer')).toBeVisible();
    await expect.element(button('Batalkan mutasi ini')).not.toBeInTheDocument();
    await expect.element(button('Batalkan taruhan')).not.toBeInTheDocument();
  });
});

describe('float', () => {
  it('a superadmin issues float to an agent', async () => {
    const { backend } = await openApp({ path: '/user/user-agent', role: 'superadmin' });
    await button('Terbitkan atau tarik dana').click();
    const before = backend.world.wallets.get('wallet-agent')?.balance ?? '0';
    await page.getByRole('textbox', { name: /^Jumlah/ }).fill('50000');
    await reason().fill('Modal awal');
    await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await expect.element(page.getByText('agent: Selesai')).toBeVisible();
    const after = backend.world.wallets.get('wallet-agent')?.balance ?? '0';
    expect(Number(after) - Number(before)).toBe(50_000);
  });

  it('admins cannot issue float', async () => {
    await openApp({ path: '/user/user-agent', role: 'admin' });
    await expect.element(button('Bekukan dompet')).toBeVisible();
    await expect.element(button('Terbitkan atau tarik dana')).not.toBeInTheDocument();
  });
});
