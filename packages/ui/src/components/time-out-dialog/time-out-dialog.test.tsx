import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { TimeOutDialog, type TimeOutDialogProps } from './time-out-dialog.tsx';
import type { TimeOutLength } from './time-out-end.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');
const dialog = (props: Partial<TimeOutDialogProps> = {}) => (
  <TimeOutDialog defaultOpen now={now} onStart={() => undefined} {...props} />
);

describe('TimeOutDialog', () => {
  it('TimeOutDialog preselects no duration and requires a choice', async () => {
    const screen = await renderInKit(dialog());
    expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('button', { name: 'Pilih lama jeda' })).toBeDisabled();
  });

  it('TimeOutDialog shows the duration in its button, and the end of the time-out', async () => {
    const onStart = vi.fn<(length: TimeOutLength) => void>();
    const screen = await renderInKit(dialog({ onStart }));
    await screen.getByRole('radio', { name: '24 jam' }).click();
    await expect.element(screen.getByText(/Sampai 21 Nov 2026/)).toBeVisible();
    await screen.getByRole('button', { name: 'Mulai jeda 24 jam' }).click();
    expect(onStart.mock.calls).toEqual([['24h']]);
  });

  it('TimeOutDialog states that a time-out cannot be shortened and that withdrawals stay possible', async () => {
    const screen = await renderInKit(dialog());
    await expect.element(screen.getByText(/tidak dapat dipersingkat/)).toBeVisible();
    await expect
      .element(screen.getByRole('dialog'))
      .toHaveAccessibleDescription(/Anda tetap dapat menarik dana/);
  });

  it('TimeOutDialog cannot be left while the time-out is being started', async () => {
    const screen = await renderInKit(dialog({ busy: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
