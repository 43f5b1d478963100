import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { sampleReasons } from '../../testing/review-details.ts';
import { reviewNow, sampleReview } from '../../testing/review-fixtures.ts';
import { ReviewPanel, type ReviewPanelProps } from './review-panel.tsx';

const [item] = sampleReview;
const nothing = () => undefined;
const panel = (props: Partial<ReviewPanelProps> = {}) => (
  <ReviewPanel
    item={item}
    viewerId="dewi"
    now={reviewNow}
    reasons={sampleReasons}
    onApprove={nothing}
    onReject={nothing}
    {...props}
  />
);
const named = (name: string) => ({ name, exact: true }) as const;

describe('ReviewPanel', () => {
  it('ReviewPanel rejects only with a reason, and submits the public remark and the private note', async () => {
    const onReject = vi.fn();
    const screen = await renderInKit(panel({ onReject }));
    await screen.getByRole('button', named('Tolak')).click();
    await screen.getByRole('button', named('Tolak')).click();
    await expect.element(screen.getByText('Alasan wajib diisi.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Bukti transfer/ })).toHaveFocus();
    expect(onReject).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: /Jumlah pada bukti/ }).click();
    await screen.getByLabelText(/^Keterangan untuk pengguna/).fill(' 250 rb saja ');
    await screen.getByLabelText(/^Catatan internal/).fill('pola pencucian uang');
    await screen.getByRole('button', named('Tolak')).click();
    expect(onReject).toHaveBeenCalledWith(item, {
      publicReason: 'amount',
      remark: '250 rb saja',
      note: 'pola pencucian uang',
    });
  });

  it('ReviewPanel labels each field of a rejection with who can read it', async () => {
    const screen = await renderInKit(panel({ defaultRejecting: true }));
    const helpOf = (name: RegExp) => screen.getByLabelText(name);
    await expect
      .element(helpOf(/^Keterangan untuk pengguna/))
      .toHaveAccessibleDescription(/^Dibaca oleh pengguna/);
    await expect
      .element(helpOf(/^Catatan internal/))
      .toHaveAccessibleDescription('Hanya dibaca staf. Tercatat di jejak audit.');
    await expect
      .element(screen.getByRole('group', { name: 'Alasan untuk pengguna' }))
      .toHaveAccessibleDescription('Dibaca oleh pengguna dalam bahasanya sendiri.');
  });

  it('ReviewPanel prevents reviewers from deciding their own requests', async () => {
    const screen = await renderInKit(
      panel({ item: { ...item, creator: { id: 'dewi', username: 'dewi' } } }),
    );
    await expect.element(screen.getByText(/permintaan Anda sendiri/)).toBeVisible();
    await expect.element(screen.getByRole('button', named('Setujui'))).toBeDisabled();
    await expect.element(screen.getByRole('button', named('Tolak'))).toBeDisabled();
  });

  it('ReviewPanel requires another reviewer for the second approval', async () => {
    const large = { ...item, amount: '12500000', needsSecond: true };
    const mine = { ...large, firstApproval: { id: 'dewi', username: 'dewi' } };
    const screen = await renderInKit(panel({ item: mine }));
    await expect
      .element(screen.getByRole('button', named('Beri persetujuan kedua')))
      .toBeDisabled();
    await expect.element(screen.getByRole('button', named('Tolak'))).toBeEnabled();
    const other = { ...large, firstApproval: { id: 'raka', username: 'raka' } };
    await screen.rerender(panel({ item: other }));
    await expect.element(screen.getByRole('button', named('Beri persetujuan kedua'))).toBeEnabled();
  });

  it('ReviewPanel disables decisions on an outdated request', async () => {
    const onReload = vi.fn();
    const screen = await renderInKit(panel({ changed: true, onReload }));
    await expect.element(screen.getByText(/berubah sejak/)).toBeVisible();
    expect(screen.getByRole('button', named('Setujui')).elements()).toHaveLength(0);
    await screen.getByRole('button', named('Muat data terbaru')).click();
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('ReviewPanel offers no decision on a request that another reviewer has claimed', async () => {
    const claimedBy = { id: 'raka', username: 'Raka K.' };
    const screen = await renderInKit(panel({ item: { ...item, claimedBy } }));
    await expect.element(screen.getByText(/sedang diperiksa oleh Raka K/)).toBeVisible();
    await expect.element(screen.getByRole('button', named('Setujui'))).toBeDisabled();
  });

  it('ReviewPanel wraps long reasons of a rejection at 320 px', async () => {
    const screen = await renderInKit(
      <div style={{ inlineSize: 320 }}>{panel({ defaultRejecting: true })}</div>,
    );
    await expect.element(screen.getByRole('button', { name: /Bukti transfer/ })).toBeVisible();
    const root = screen.container.querySelector('.lobi-ReviewPanel-root');
    expect(root?.clientWidth).toBe(320);
    expect(root?.scrollWidth).toBe(320);
  });

  it('ReviewPanel shows the form of a rejection below the request on a phone', async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(390, 640);
    const { container } = await renderInKit(panel({ defaultRejecting: true }));
    window.scrollTo(0, 0);
    const foot = container.querySelector('.lobi-ReviewPanel-foot')!;
    const { bottom } = foot.previousElementSibling!.getBoundingClientRect();
    expect(foot.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
    await page.viewport(innerWidth, innerHeight);
  });
});
