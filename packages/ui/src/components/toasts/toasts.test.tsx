import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ToastProvider, useToasts, type ToastOptions } from './toast-provider.tsx';

function Shower(options: ToastOptions) {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show(options)}>Kirim</Button>;
}

const page = (options: ToastOptions, limit = 3) => (
  <ToastProvider limit={limit}>
    <Shower {...options} />
  </ToastProvider>
);

describe('Toasts', () => {
  it('Toasts shows notifications in a labelled region, each with a dismiss button', async () => {
    const screen = await renderInKit(
      page({ title: 'Deposit selesai', description: 'Rp 2.500.782 masuk.', timeoutMs: 0 }),
    );
    await screen.getByRole('button', { name: 'Kirim' }).click();
    const region = screen.getByRole('region', { name: 'Notifikasi' });
    await expect.element(region.getByText('Deposit selesai')).toBeVisible();
    await screen.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(screen.getByText('Deposit selesai')).not.toBeInTheDocument();
  });

  it('Toasts runs the action of a toast once and closes it', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await renderInKit(
      page({ title: 'Deposit selesai', action: { label: 'Lihat', onPress }, timeoutMs: 0 }),
    );
    await screen.getByRole('button', { name: 'Kirim' }).click();
    await screen.getByRole('button', { name: 'Lihat' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('Deposit selesai')).not.toBeInTheDocument();
  });

  it('Toasts replaces a toast of the same id', async () => {
    const screen = await renderInKit(page({ id: 'x', title: 'Tersambung', timeoutMs: 0 }));
    const send = screen.getByRole('button', { name: 'Kirim' });
    await send.click();
    await send.click();
    await expect.element(screen.getByText('Tersambung')).toBeVisible();
    expect(screen.getByText('Tersambung').elements()).toHaveLength(1);
  });

  it('the notification region is reached by F6', async () => {
    const screen = await renderInKit(page({ title: 'Deposit selesai', timeoutMs: 0 }));
    await screen.getByRole('button', { name: 'Kirim' }).click();
    const region = screen.getByRole('region', { name: 'Notifikasi' });
    await expect.element(region.getByText('Deposit selesai')).toBeVisible();
    await userEvent.keyboard('{F6}');
    await expect.element(region).toHaveFocus();
  });

  it('Toasts closes a toast automatically, but not while the pointer is over it', async () => {
    const screen = await renderInKit(page({ title: 'Laga 129 dibuka', timeoutMs: 600 }));
    await screen.getByRole('button', { name: 'Kirim' }).click();
    const toast = screen.getByText('Laga 129 dibuka');
    await toast.hover();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect.element(toast).toBeVisible();
    await screen.getByRole('button', { name: 'Kirim' }).hover();
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('Toasts shows no more than its limit', async () => {
    const screen = await renderInKit(page({ title: 'Kabar', timeoutMs: 0 }, 2));
    const send = screen.getByRole('button', { name: 'Kirim' });
    for (let count = 0; count < 4; count += 1) await send.click();
    const shown = (): Element[] =>
      [...document.querySelectorAll('.lobi-Toasts-toast')].filter(
        (toast) => getComputedStyle(toast).display !== 'none',
      );
    await expect.poll(shown).toHaveLength(2);
  });
});
