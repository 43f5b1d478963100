import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closedRound,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { RoundBanner } from './round-banner.tsx';

const lastCall = roundWith({
  status: 'last-call',
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
});

describe('RoundBanner', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['no fight', null, 'Menunggu laga berikutnya'],
    ['standby', roundWith({ status: 'standby' }), 'Bersiap'],
    ['open', openRound, 'Taruhan dibuka'],
    ['last call', lastCall, 'Panggilan terakhir'],
    ['closed', closedRound, 'Taruhan ditutup'],
    ['declared', roundWith({ status: 'declared', result: 'wala' }), 'Hasil: Wala'],
    ['settling', roundWith({ status: 'settling', result: 'wala' }), 'Pembayaran berjalan'],
    ['settled', settledRound, 'Meron menang'],
    ['a draw', { ...settledRound, result: 'draw' as const }, 'Seri'],
    ['cancelled', roundWith({ status: 'cancelled', reason: 'one-sided' }), 'Laga dibatalkan'],
  ])('RoundBanner shows the status as text: %s', async (_, round, text) => {
    const screen = await renderInKit(<RoundBanner round={round} />);
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  });

  it('RoundBanner shows the reason of a cancelled fight, predefined or free text', async () => {
    const screen = await renderInKit(
      <RoundBanner round={roundWith({ status: 'cancelled', reason: 'minimum-odds' })} />,
    );
    await expect.element(screen.getByText(/Odds di bawah minimum/)).toBeVisible();
    await screen.rerender(
      <RoundBanner round={roundWith({ status: 'cancelled', reason: 'Satu sisi mundur' })} />,
    );
    await expect.element(screen.getByText(/Satu sisi mundur\. Semua taruhan/)).toBeVisible();
  });

  it('RoundBanner announces the last call and the result assertively, but not on mount', async () => {
    const screen = await renderInKit(<RoundBanner round={openRound} />);
    const alert = () =>
      [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join('');
    expect(alert()).toBe('');
    await screen.rerender(<RoundBanner round={lastCall} />);
    await expect.poll(alert).toContain('Panggilan terakhir laga 128');
    await screen.rerender(
      <RoundBanner round={roundWith({ status: 'declared', result: 'meron' })} />,
    );
    await expect.poll(alert).toContain('Hasil laga 128: Meron.');
  });

  it('RoundBanner counts down by the server clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(lastCall.closesAt ?? '') - 3_600_000 });
    const screen = await renderInKit(
      <RoundBanner round={lastCall} serverOffsetMs={3_600_000 - 24_000} />,
    );
    await expect.element(screen.getByText(/^Sisa waktu 00\.24$/)).toBeInTheDocument();
  });

  it('RoundBanner shows a badge while the fight may be cancelled', async () => {
    const selections = openRound.selections.map((side) => ({
      ...side,
      odds: side.key === 'meron' ? 125 : 376,
    }));
    const screen = await renderInKit(<RoundBanner round={roundWith({ selections })} />);
    await expect.element(screen.getByText('Bisa dibatalkan')).toBeVisible();
  });
});
