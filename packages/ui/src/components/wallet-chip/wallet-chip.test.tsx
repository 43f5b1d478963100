import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { Button } from '../../primitives/button/button.tsx';
import { GlobalStyles } from '../../primitives/global-styles/global-styles.tsx';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { lentera } from '../../tokens/lentera.ts';
import { WalletChip, type WalletChipProps } from './wallet-chip.tsx';

const wallet = { balance: '1250000', currency: 'IDR' };
const inKit = (ui: React.ReactElement) => <KitProvider messages={id}>{ui}</KitProvider>;

function Live(props: Partial<WalletChipProps>) {
  const [balance, setBalance] = useState('1250000');
  return (
    <>
      <WalletChip wallet={{ balance, currency: 'IDR' }} {...props} />
      <button type="button" onClick={() => setBalance('1500000')}>
        change
      </button>
    </>
  );
}

describe('WalletChip', () => {
  it('WalletChip shows the new balance at once and announces it', async () => {
    const screen = await render(inKit(<Live />));
    await screen.getByRole('button', { name: 'change' }).click();
    await expect
      .element(screen.getByRole('group', { name: 'Dompet' }).getByText('Rp\u00a01.500.000').first())
      .toBeInTheDocument();
    await expect
      .poll(() => screen.getByRole('status').first().element().textContent)
      .toMatch(/^Saldo Rp\s1\.500\.000$/);
  });

  it('WalletChip hides the balance visually, in the DOM and in announcements', async () => {
    const screen = await render(inKit(<Live />));
    await screen.getByRole('button', { name: 'Sembunyikan saldo' }).click();
    await expect.element(screen.getByText('Saldo disembunyikan')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'change' }).click();
    expect(screen.container.textContent).not.toContain('1.500.000');
    await screen.getByRole('button', { name: 'Tampilkan saldo' }).click();
    await expect.element(screen.getByText('Rp\u00a01.500.000').first()).toBeInTheDocument();
  });

  it('WalletChip shows when live updates have stopped', async () => {
    const screen = await render(
      inKit(<WalletChip wallet={wallet} staleSince="2026-11-20T09:05:00.000Z" />),
    );
    await expect.element(screen.getByText('Data pukul 16.05 WIB')).toBeInTheDocument();
  });

  it('WalletChip shows that it is loading, and that loading failed', async () => {
    const screen = await render(inKit(<WalletChip wallet={null} />));
    await expect.element(screen.getByText('Memuat saldo')).toBeInTheDocument();
    await expect
      .element(screen.getByRole('group', { name: 'Dompet' }))
      .toHaveAttribute('aria-busy', 'true');
    await screen.rerender(inKit(<WalletChip wallet={null} failed />));
    await expect
      .element(screen.getByRole('img', { name: 'Saldo tidak dapat dimuat' }))
      .toBeInTheDocument();
  });

  it('WalletChip shows guests only the sign-in link', async () => {
    const screen = await render(
      inKit(<WalletChip wallet={null} guest action={<Button>Masuk</Button>} />),
    );
    await expect.element(screen.getByRole('button', { name: 'Masuk' })).toBeVisible();
    expect(screen.container.textContent).not.toContain('Saldo');
  });

  it('WalletChip fits beside a brand mark at 320 px, with its play-money label', async () => {
    await page.viewport(320, 640);
    const screen = await render(
      inKit(
        <>
          <GlobalStyles brands={[lentera]} />
          <WalletChip
            wallet={{ balance: '999999999999', currency: 'IDR' }}
            demo
            action={<Button>Deposit</Button>}
          />
        </>,
      ),
    );
    await expect.element(screen.getByText('Uang demo')).toBeVisible();
    const chip = screen.getByRole('group', { name: 'Dompet' }).element();
    expect(chip.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 720);
  });
});
