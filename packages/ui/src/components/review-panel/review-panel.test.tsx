import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { reviewNow, sampleReview } from '../../testing/review-fixtures.ts';
import { ReviewPanel, type ReviewPanelProps } from './review-panel.tsx';

const [item] = sampleReview;
const nothing = () => undefined;
const panel = (props: Partial<ReviewPanelProps> = {}) => (
  <ReviewPanel
    item={item}
    viewerId="dewi"
    secondApprovalAbove="10000000"
    now={reviewNow}
    onApprove={nothing}
    onReject={nothing}
    {...props}
  />
);
const named = (name: string) => ({ name, exact: true }) as const;

describe('ReviewPanel', () => {
  it('rejects only with a reason, and hands over what was chosen or written', async () => {
    const onReject = vi.fn();
    const screen = await renderInKit(panel({ onReject }));
    await screen.getByRole('button', named('Tolak')).click();
    await screen.getByRole('button', named('Tolak')).click();
    await expect.element(screen.getByText('Alasan wajib diisi.')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(onReject).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: /Jumlah pada bukti/ }).click();
    await screen.getByRole('button', named('Tolak')).click();
    expect(onReject).toHaveBeenCalledWith(item, expect.stringMatching(/^Jumlah pada bukti/));
  });

  it('keeps everybody from deciding their own request', async () => {
    const screen = await renderInKit(
      panel({ item: { ...item, creator: { id: 'dewi', username: 'dewi' } } }),
    );
    await expect.element(screen.getByText(/permintaan Anda sendiri/)).toBeVisible();
    await expect.element(screen.getByRole('button', named('Setujui'))).toBeDisabled();
    await expect.element(screen.getByRole('button', named('Tolak'))).toBeDisabled();
  });

  it('wants another person for the second approval', async () => {
    const large = { ...item, amount: '12500000' };
    const mine = { ...large, firstApproval: { id: 'dewi', username: 'dewi' } };
    const screen = await renderInKit(panel({ item: mine }));
    await expect.element(screen.getByRole('button', named('Beri izin kedua'))).toBeDisabled();
    await expect.element(screen.getByRole('button', named('Tolak'))).toBeEnabled();
    const other = { ...large, firstApproval: { id: 'raka', username: 'raka' } };
    await screen.rerender(panel({ item: other }));
    await expect.element(screen.getByRole('button', named('Beri izin kedua'))).toBeEnabled();
  });

  it('takes no decision on a request that has changed', async () => {
    const onReload = vi.fn();
    const screen = await renderInKit(panel({ changed: true, onReload }));
    await expect.element(screen.getByText(/berubah sejak/)).toBeVisible();
    expect(screen.getByRole('button', named('Setujui')).elements()).toHaveLength(0);
    await screen.getByRole('button', named('Muat data terbaru')).click();
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('leaves a request that somebody else has claimed', async () => {
    const claimedBy = { id: 'raka', username: 'Raka K.' };
    const screen = await renderInKit(panel({ item: { ...item, claimedBy } }));
    await expect.element(screen.getByText(/sedang diperiksa oleh Raka K/)).toBeVisible();
    await expect.element(screen.getByRole('button', named('Setujui'))).toBeDisabled();
  });
});
