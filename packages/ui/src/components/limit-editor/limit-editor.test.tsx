import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LimitEditor, type LimitEditorProps, type LimitRequest } from './limit-editor.tsx';
import type { PlayLimit } from './limit-rules.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');
const daily: PlayLimit = { kind: 'deposit', period: '24h', amount: '500000', pending: null };
const increase = (effectiveAt: string): PlayLimit => ({
  ...daily,
  pending: { amount: '1000000', effectiveAt },
});

const editor = (props: Partial<LimitEditorProps> = {}) => (
  <LimitEditor kind="deposit" limits={[daily]} now={now} onSave={() => undefined} {...props} />
);

describe('LimitEditor', () => {
  it('LimitEditor shows that a decrease applies at once, and saves it', async () => {
    const onSave = vi.fn<(request: LimitRequest) => void>();
    const screen = await renderInKit(editor({ onSave }));
    await screen.getByRole('textbox').fill('200000');
    await expect
      .element(screen.getByText('Batas yang lebih rendah langsung berlaku.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Simpan batas' }).click();
    expect(onSave.mock.calls).toEqual([
      [{ kind: 'deposit', period: '24h', amount: '200000', change: 'lower' }],
    ]);
  });

  it('LimitEditor shows that an increase waits and the current limit applies until then', async () => {
    const screen = await renderInKit(editor({ coolingOffHours: 48 }));
    await screen.getByRole('textbox').fill('900000');
    await expect.element(screen.getByText(/menunggu 48 jam/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Ajukan kenaikan' })).toBeVisible();
  });

  it('LimitEditor shows the current limit during the waiting period, in which an increase can only be cancelled', async () => {
    const onCancelIncrease = vi.fn<(limit: PlayLimit) => void>();
    const limits = [increase('2026-11-21T08:00:00.000Z')];
    const screen = await renderInKit(
      editor({ limits, onCancelIncrease, onConfirmIncrease: () => undefined }),
    );
    await expect.element(screen.getByText('Rp 500.000', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/batas Rp\s500\.000 tetap berlaku/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Konfirmasi kenaikan' }).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Batalkan kenaikan' }).click();
    expect(onCancelIncrease.mock.calls).toEqual([[limits[0]]]);
  });

  it('LimitEditor requests confirmation after the waiting period, and applies the old limit until then', async () => {
    const onConfirmIncrease = vi.fn<(limit: PlayLimit) => void>();
    const limits = [increase('2026-11-20T08:00:00.000Z')];
    const screen = await renderInKit(editor({ limits, onConfirmIncrease }));
    await expect.element(screen.getByText(/dapat dikonfirmasi/)).toBeVisible();
    await expect.element(screen.getByText('Rp 500.000', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Konfirmasi kenaikan' }).click();
    expect(onConfirmIncrease).toHaveBeenCalledOnce();
  });

  it.each(['0', '', 'banyak'])('LimitEditor does not save “%s”', async (text) => {
    const onSave = vi.fn<(request: LimitRequest) => void>();
    const screen = await renderInKit(editor({ onSave }));
    const field = screen.getByRole('textbox');
    await field.fill(text);
    await screen.getByRole('button', { name: 'Simpan batas' }).click();
    await expect.element(screen.getByText('Isi jumlah di atas nol.')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('LimitEditor does not save an unchanged amount', async () => {
    const onSave = vi.fn<(request: LimitRequest) => void>();
    const screen = await renderInKit(editor({ onSave }));
    await screen.getByRole('textbox').fill('500rb');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Sama dengan batas saat ini. Masukkan batas lain.'))
      .toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('LimitEditor explains that the lowest of several limits applies', async () => {
    const weekly: PlayLimit = { ...daily, period: '7d', amount: '2000000' };
    const screen = await renderInKit(editor({ limits: [daily, weekly] }));
    await expect.element(screen.getByText(/terendah yang dipakai/)).toBeVisible();
    await screen.getByRole('radio', { name: '7 hari' }).click();
    await expect.element(screen.getByText('Rp 2.000.000')).toBeVisible();
  });

  // id: deposit-limit-counts-gross
  it('LimitEditor calls only gross deposits a deposit limit', async () => {
    for (const kind of ['loss', 'stake', 'session'] as const) {
      const screen = await renderInKit(editor({ kind, limits: [] }));
      expect(screen.container.textContent).not.toMatch(/deposit/i);
      await screen.unmount();
    }
    const screen = await renderInKit(editor());
    await expect.element(screen.getByRole('heading', { name: 'Batas deposit' })).toBeVisible();
    await expect.element(screen.getByText(/Penarikan tidak mengurangi/)).toBeVisible();
  });

  it('LimitEditor counts minutes for playing time', async () => {
    const onSave = vi.fn<(request: LimitRequest) => void>();
    const screen = await renderInKit(editor({ kind: 'session', limits: [], onSave }));
    const field = screen.getByRole('textbox', { name: 'Batas baru dalam menit' });
    for (const text of ['2,5', '90 menit', '1e2']) {
      await field.fill(text);
      await userEvent.keyboard('{Enter}');
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(onSave).not.toHaveBeenCalled();
    await field.fill('90');
    await userEvent.keyboard('{Enter}');
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ amount: '90', change: 'set' });
  });
});
