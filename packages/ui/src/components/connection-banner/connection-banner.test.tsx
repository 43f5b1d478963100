import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

describe('ConnectionBanner', () => {
  it('ConnectionBanner announces a loss politely and shows nothing while online', async () => {
    const screen = await renderInKit(<ConnectionBanner state="online" />);
    expect(screen.container.querySelector('.lobi-ConnectionBanner-root')).toBeNull();
    await screen.rerender(<ConnectionBanner state="offline" />);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Tidak ada koneksi. Kami akan mencoba lagi.');
    expect(screen.container.querySelector('.lobi-ConnectionBanner-root')).not.toBeNull();
  });

  it('ConnectionBanner announces a restored connection only if it announced the loss', async () => {
    const screen = await renderInKit(<ConnectionBanner state="online" />);
    await screen.rerender(<ConnectionBanner state="offline" />);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Tidak ada koneksi. Kami akan mencoba lagi.');
    await screen.rerender(<ConnectionBanner state="online" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Tersambung kembali.');
    expect(screen.container.querySelector('.lobi-ConnectionBanner-root')).toBeNull();
  });

  it('ConnectionBanner shows the time of stale data in the time zone of KitProvider', async () => {
    const noonInJakarta = Date.UTC(2026, 10, 20, 5, 0);
    const screen = await renderInKit(<ConnectionBanner state="stale" since={noonInJakarta} />);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Pembaruan langsung terhenti. Data pukul 12.00.');
  });
});
