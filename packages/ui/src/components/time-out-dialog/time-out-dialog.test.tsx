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
  it('TimeOutDialog chooses nothing beforehand and waits for a choice', async () => {
    const screen = await renderInKit(dialog());
    expect(screen.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('button', { name: 'Pilih lama jeda' })).toBeDisabled();
  });

  it('TimeOutDialog names the length in its button and says until when it lasts', async () => {
    const onStart = vi.fn<(length: TimeOutLength) => void>();
    const screen = await renderInKit(dialog({ onStart }));
    await screen.getByRole('radio', { name: '24 jam' }).click();
    await expect.element(screen.getByText(/Sampai 21 Nov 2026/)).toBeVisible();
    await screen.getByRole('button', { name: 'Mulai jeda 24 jam' }).click();
    expect(onStart.mock.calls).toEqual([['24h']]);
  });

  it('TimeOutDialog says that it cannot be shortened and that money can still be taken out', async () => {
    const screen = await renderInKit(dialog());
    await expect.element(screen.getByText(/tidak dapat dipersingkat/)).toBeVisible();
    await expect
      .element(screen.getByRole('dialog'))
      .toHaveAccessibleDescription(/Anda tetap dapat menarik dana/);
  });

  it('TimeOutDialog cannot be left while the break is being started', async () => {
    const screen = await renderInKit(dialog({ busy: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
