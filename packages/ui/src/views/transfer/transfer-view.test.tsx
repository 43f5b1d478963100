import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { TransferView, type TransferViewProps } from './transfer-view.tsx';

const view = (props: Partial<TransferViewProps> = {}) => (
  <KitProvider messages={id}>
    <TransferView
      from={{ walletId: 'w1', username: 'nusa_bali', balance: '500000', available: '300000' }}
      to={{ walletId: 'w2', username: 'siti_rahma', balance: '0', available: '0' }}
      currency="IDR"
      status="ready"
      presets={['250000', '1000000']}
      max="5000000"
      doneHref="#wallet"
      onSubmit={() => undefined}
      onCheck={() => undefined}
      onAgain={() => undefined}
      {...props}
    />
  </KitProvider>
);

describe('TransferView', () => {
  it('TransferView requires a confirmation, and sends the confirmed values exactly once', async () => {
    const onSubmit = vi.fn();
    const screen = await render(view({ onSubmit }));
    await screen.getByRole('button', { name: /250/ }).click();
    await screen.getByLabelText(/Catatan/).fill('mingguan');
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Periksa dan kirim' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.dblClick(screen.getByRole('button', { name: /^Kirim Rp\s250\.000/ }));
    expect(onSubmit.mock.calls).toEqual([[{ amount: '250000', note: 'mingguan' }]]);
  });

  it('TransferView preserves amount and note when the user goes back', async () => {
    const screen = await render(view());
    await screen.getByLabelText('Jumlah').fill('100rb');
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await screen.getByRole('button', { name: 'Ubah' }).click();
    await expect.element(screen.getByLabelText('Jumlah')).toHaveValue('100.000');
  });

  it.each([
    ['', 'Kolom jumlah wajib diisi.'],
    ['400000', 'Saldo Anda tidak cukup.'],
    ['6000000', 'Jumlah maksimal Rp\u00a05.000.000.'],
    ['0', 'Jumlah minimal Rp\u00a01.'],
    ['banyak', 'Format jumlah tidak valid.'],
  ])('TransferView rejects the amount «%s»', async (typed, sentence) => {
    const screen = await render(view());
    await screen.getByLabelText('Jumlah').fill(typed);
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Periksa dan kirim' }))
      .not.toBeInTheDocument();
  });

  it('TransferView cannot be sent again while the outcome is unknown', async () => {
    const onCheck = vi.fn();
    const onSubmit = vi.fn();
    const screen = await render(view({ status: 'unknown', onCheck, onSubmit }));
    await expect.element(screen.getByText(/Jangan kirim ulang/)).toBeVisible();
    await screen.getByRole('button', { name: 'Periksa lagi' }).click();
    expect(onCheck).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').elements()).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('TransferView returns to the amount with the reason if the platform rejects it', async () => {
    const screen = await render(view());
    await screen.getByLabelText('Jumlah').fill('100000');
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await screen.getByRole('button', { name: /^Kirim/ }).click();
    await screen.rerender(view({ status: 'sending' }));
    await expect
      .element(screen.getByRole('button', { name: /^Kirim/ }))
      .toHaveAttribute('aria-busy', 'true');
    await screen.rerender(view({ error: 'Saldo Anda tidak cukup.' }));
    await expect.element(screen.getByText('Saldo Anda tidak cukup.')).toBeVisible();
    await expect.element(screen.getByLabelText('Jumlah')).toHaveValue('100.000');
  });

  it('TransferView shows confirmed balances only, and a placeholder for others', async () => {
    const screen = await render(
      view({
        status: 'done',
        receipt: {
          id: 'trx-1',
          amount: '250000',
          note: null,
          completedAt: '2026-11-20T09:05:00.000Z',
          from: { username: 'nusa_bali', before: '500000', after: null },
          to: { username: 'siti_rahma', before: '0', after: '250000' },
        },
      }),
    );
    await expect.element(screen.getByText('Isi saldo selesai')).toBeVisible();
    const balances = screen.container.querySelectorAll('dl')[0];
    expect(balances?.textContent).toContain('Rp\u00a0500.000');
    expect(balances?.textContent).toContain('Rp\u00a0250.000');
    expect(balances?.querySelectorAll('.lobi-Skeleton-root')).toHaveLength(1);
    await expect
      .element(screen.getByRole('link', { name: 'Kembali ke dompet' }))
      .toHaveAttribute('href', '#wallet');
  });

  const requested = {
    id: 'transaction-1',
    amount: '200000',
    note: null,
    completedAt: '2026-11-20T09:05:00.000Z',
    from: { username: 'siti_rahma', before: '900000', after: '700000' },
    to: { username: 'nusa_bali', before: '500000', after: '700000' },
  };
  const cashOut = {
    kind: 'cash-out',
    from: { walletId: 'w2', username: 'siti_rahma', balance: '900000', available: '900000' },
    to: { walletId: 'w1', username: 'nusa_bali', balance: '500000', available: '300000' },
    receipt: requested,
  } as const;

  it('TransferView explains before a cash-out that the other party must confirm it', async () => {
    const screen = await render(view(cashOut));
    await screen.getByLabelText('Jumlah').fill('200000');
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByText(/setelah siti_rahma menyetujuinya/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /^Ajukan Rp\s200\.000/ }))
      .toBeVisible();
  });

  it('TransferView limits the amount to the other wallet’s balance, without calling it the user’s', async () => {
    const screen = await render(view(cashOut));
    await screen.getByLabelText('Jumlah').fill('1000000');
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByText('Jumlah maksimal Rp\u00a0900.000.')).toBeVisible();
  });

  it('TransferView waits for the other party, and then shows the decision', async () => {
    const screen = await render(view({ ...cashOut, status: 'waiting' }));
    await expect.element(screen.getByText('Menunggu konfirmasi siti_rahma')).toBeVisible();
    await screen.rerender(view({ ...cashOut, status: 'declined', reason: 'Belum terima uang' }));
    const heading = screen.getByRole('heading', { name: 'Permintaan ditolak' });
    await expect.element(heading).toHaveFocus();
    await expect.element(screen.getByText('Alasan: Belum terima uang')).toBeVisible();
    await screen.rerender(view({ ...cashOut, status: 'done' }));
    await expect.element(screen.getByText('Tarik saldo selesai')).toBeVisible();
  });

  it('TransferView hides balances that the user may not see', async () => {
    const receipt = { ...requested, from: requested.to, to: { username: 'pulau_besar' } };
    const screen = await render(view({ ...cashOut, own: 'from', receipt, status: 'done' }));
    await expect.element(screen.getByText('Anda', { exact: true })).toBeVisible();
    expect(screen.getByText('Sebelum').elements()).toHaveLength(1);
  });
});
