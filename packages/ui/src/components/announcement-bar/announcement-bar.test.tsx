import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';

const items = [
  { id: 'one', text: 'Kabar satu' },
  { id: 'two', text: 'Kabar dua' },
];

describe('AnnouncementBar', () => {
  it('AnnouncementBar stays closed on this device until its key changes', async () => {
    const first = await renderInKit(<AnnouncementBar items={items} dismissKey="a" />);
    await first.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(first.getByRole('region')).not.toBeInTheDocument();
    await first.unmount();
    const again = await renderInKit(<AnnouncementBar items={items} dismissKey="a" />);
    await expect.element(again.getByRole('region')).not.toBeInTheDocument();
    await again.rerender(<AnnouncementBar items={items} dismissKey="b" />);
    await expect.element(again.getByRole('region', { name: 'Berita terbaru' })).toBeVisible();
  });

  it('AnnouncementBar closes for this page if storage is blocked', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const screen = await renderInKit(<AnnouncementBar items={items} dismissKey="blocked" />);
    await screen.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    setItem.mockRestore();
  });

  it('AnnouncementBar rotates automatically, pauses on hover, and can be paused', async () => {
    const screen = await renderInKit(
      <>
        <AnnouncementBar items={items} turnMs={300} />
        <p>Halaman</p>
      </>,
      { motion: 'system' },
    );
    await screen.getByText('Halaman').hover();
    await expect.element(screen.getByText('Kabar dua')).toBeVisible();
    await screen.getByRole('button', { name: 'Jeda pengumuman' }).click();
    const shown = screen.getByRole('region').element().textContent;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.getByRole('region').element().textContent).toBe(shown);
  });

  it('AnnouncementBar does not rotate automatically with reduced motion', async () => {
    const screen = await renderInKit(<AnnouncementBar items={items} turnMs={100} />);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect.element(screen.getByText('Kabar satu')).toBeVisible();
    await screen.getByRole('button', { name: 'Pengumuman sebelumnya' }).click();
    await expect.element(screen.getByText('Kabar dua')).toBeVisible();
  });
});
