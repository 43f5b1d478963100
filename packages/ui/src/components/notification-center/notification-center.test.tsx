import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { NotificationCenter } from './notification-center.tsx';
import type { NotificationItem } from './notification.ts';

const news = (id: string, read = false): NotificationItem => ({
  id,
  title: `Kabar ${id}`,
  at: '2026-11-20T12:00:00.000Z',
  read,
});

describe('NotificationCenter', () => {
  it('NotificationCenter announces the exact number and shows at most 99+', async () => {
    const screen = await renderInKit(<NotificationCenter items={[]} unread={128} />);
    await expect
      .element(screen.getByRole('button'))
      .toHaveAccessibleName('Notifikasi belum dibaca: 128');
    await expect.element(screen.getByText('99+')).toBeVisible();
  });

  it('NotificationCenter does not move the focus when a notification arrives', async () => {
    const view = (items: readonly NotificationItem[]) => (
      <>
        <input aria-label="Jumlah" />
        <NotificationCenter items={items} />
      </>
    );
    const screen = await renderInKit(view([news('1')]));
    await screen.getByLabelText('Jumlah').click();
    await screen.rerender(view([news('2'), news('1')]));
    await expect
      .element(screen.getByRole('button', { name: 'Notifikasi belum dibaca: 2' }))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Jumlah')).toHaveFocus();
  });

  it('NotificationCenter marks one notification or all as read, each once', async () => {
    const onRead = vi.fn<(id: string) => void>();
    const onReadAll = vi.fn<() => void>();
    const screen = await renderInKit(
      <NotificationCenter
        items={[news('1'), news('2', true)]}
        onRead={onRead}
        onReadAll={onReadAll}
        defaultOpen
      />,
    );
    await screen.getByRole('button', { name: /Kabar 1/ }).click();
    await screen.getByRole('button', { name: /Kabar 2/ }).click();
    expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
    await screen.getByRole('button', { name: 'Tandai semua dibaca' }).click();
    expect(onReadAll).toHaveBeenCalledOnce();
  });

  it('NotificationCenter offers a retry after notifications failed to load', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(
      <NotificationCenter items={[]} status="error" onRetry={onRetry} defaultOpen />,
    );
    await expect.element(screen.getByText('Notifikasi tidak dapat dimuat.')).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
