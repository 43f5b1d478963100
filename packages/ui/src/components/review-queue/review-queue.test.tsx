import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { reviewNow, sampleReview } from '../../testing/review-fixtures.ts';
import { ReviewPanel } from '../review-panel/review-panel.tsx';
import { ReviewQueue, type ReviewQueueProps } from './review-queue.tsx';

const nothing = () => undefined;
const queue = (props: Partial<ReviewQueueProps> = {}) => (
  <ReviewQueue
    items={sampleReview}
    viewerId="dewi"
    now={reviewNow}
    onApprove={nothing}
    renderPanel={(controls) => <ReviewPanel {...controls} reasons={[]} onReject={nothing} />}
    {...props}
  />
);
const focused = () => document.activeElement?.querySelector('b')?.textContent;

describe('ReviewQueue', () => {
  it('ReviewQueue moves with J and K, and approves the open request with A', async () => {
    await page.viewport(1280, 800);
    const onApprove = vi.fn();
    const screen = await renderInKit(queue({ onApprove }));
    screen
      .getByRole('button', { name: /bagus\.s/ })
      .element()
      .focus();
    await userEvent.keyboard('j');
    expect(focused()).toBe('maya_putri');
    await userEvent.keyboard('a');
    expect(onApprove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}a');
    expect(onApprove).toHaveBeenCalledOnce();
    expect(onApprove.mock.calls[0]?.[0]).toMatchObject({ user: { username: 'maya_putri' } });
    await userEvent.keyboard('k');
    await expect
      .element(screen.getByRole('button', { name: /bagus\.s/ }))
      .toHaveAttribute('aria-current', 'true');
  });

  it('ReviewQueue opens the reason with R, and letters typed into it are no shortcuts', async () => {
    await page.viewport(1280, 800);
    const onApprove = vi.fn();
    const screen = await renderInKit(queue({ onApprove, defaultOpenId: 'TRX-20261120-0394' }));
    screen
      .getByRole('button', { name: /maya_putri/ })
      .element()
      .focus();
    await userEvent.keyboard('r');
    const note = screen.getByRole('textbox', { name: /Catatan internal/ });
    await note.click();
    await userEvent.keyboard('jar');
    await expect.element(note).toHaveValue('jar');
    expect(onApprove).not.toHaveBeenCalled();
  });

  it('ReviewQueue approves neither the reviewer’s own request nor one that another reviewer claimed', async () => {
    await page.viewport(1280, 800);
    const onApprove = vi.fn();
    const screen = await renderInKit(queue({ onApprove, defaultOpenId: 'TRX-20261120-0401' }));
    screen
      .getByRole('button', { name: /hendra88/ })
      .element()
      .focus();
    await userEvent.keyboard('a');
    await screen.rerender(
      queue({ onApprove, viewerId: 'maya_putri', openId: 'TRX-20261120-0394' }),
    );
    screen
      .getByRole('button', { name: /maya_putri/ })
      .element()
      .focus();
    await userEvent.keyboard('a');
    expect(onApprove).not.toHaveBeenCalled();
  });

  it('ReviewQueue opens a sheet on a phone, and labels overdue and claimed requests in text', async () => {
    await page.viewport(390, 800);
    const screen = await renderInKit(queue());
    const row = screen.getByRole('button', { name: /hendra88/ });
    await expect.element(row).toHaveAccessibleName(/diambil oleh Raka K.*melewati batas/);
    await row.click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  it('ReviewQueue with confirmation opens it on the first A and approves on the second', async () => {
    await page.viewport(1280, 800);
    const onApprove = vi.fn();
    const screen = await renderInKit(
      queue({
        onApprove,
        requiresConfirmation: true,
        defaultOpenId: 'TRX-20261120-0394',
        renderPanel: (controls) => (
          <ReviewPanel
            {...controls}
            effects={{ approve: 'Dompet bertambah.' }}
            reasons={[]}
            onReject={nothing}
          />
        ),
      }),
    );
    screen
      .getByRole('button', { name: /maya_putri/ })
      .element()
      .focus();
    await userEvent.keyboard('a');
    await expect.element(screen.getByText('Dompet bertambah.')).toBeVisible();
    expect(onApprove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('Dompet bertambah.')).not.toBeInTheDocument();
    await userEvent.keyboard('aa');
    expect(onApprove).toHaveBeenCalledOnce();
  });

  it('ReviewQueue claims a request with C if claiming is allowed', async () => {
    await page.viewport(1280, 800);
    const onClaim = vi.fn();
    const screen = await renderInKit(queue({ onClaim, openId: 'TRX-20261120-0394' }));
    screen
      .getByRole('button', { name: /maya_putri/ })
      .element()
      .focus();
    await userEvent.keyboard('c');
    await screen.rerender(queue({ onClaim, openId: 'TRX-20261120-0401' }));
    await userEvent.keyboard('c');
    expect(onClaim).toHaveBeenCalledOnce();
  });

  it('ReviewQueue moves the focus to the next request when the focused one is removed', async () => {
    await page.viewport(1280, 800);
    const left = sampleReview.filter(({ user }) => user.username !== 'maya_putri');
    const screen = await renderInKit(queue({ openId: 'TRX-20261120-0394', focusFirst: true }));
    await expect.poll(focused).toBe('maya_putri');
    await screen.rerender(queue({ openId: 'TRX-20261120-0401' }));
    await screen.rerender(queue({ openId: 'TRX-20261120-0401', items: left }));
    await expect.poll(focused).toBe('hendra88');
    await userEvent.keyboard('j');
    expect(focused()).not.toBe('hendra88');
  });
});
