import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { SelfExclusionFlow, type SelfExclusionFlowProps } from './self-exclusion-flow.tsx';
import type { ExclusionLength } from './self-exclusion-flow.types.ts';

const flow = (props: Partial<SelfExclusionFlowProps> = {}) => (
  <SelfExclusionFlow onConfirm={() => undefined} {...props} />
);

const atLastStep = async (props: Partial<SelfExclusionFlowProps> = {}, length = '1 tahun') => {
  const screen = await renderInKit(flow(props));
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  await screen.getByRole('radio', { name: length }).click();
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  return screen;
};

describe('SelfExclusionFlow', () => {
  it('SelfExclusionFlow says plainly what cannot be undone, and that the money stays', async () => {
    const screen = await renderInKit(flow());
    await expect
      .element(screen.getByText(/tidak dapat dibatalkan atau dipersingkat/))
      .toBeVisible();
    await expect.element(screen.getByText(/Saldo tetap milik Anda/)).toBeVisible();
  });

  it('SelfExclusionFlow takes the focus to the heading of each step', async () => {
    const screen = await renderInKit(flow());
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByRole('heading')).toHaveFocus();
    await expect.element(screen.getByText('Langkah 2 dari 3')).toBeVisible();
  });

  it('SelfExclusionFlow confirms only after the words are typed', async () => {
    const onConfirm = vi.fn<(length: ExclusionLength) => void>();
    const screen = await atLastStep({ onConfirm });
    const button = screen.getByRole('button', { name: 'Mulai pengecualian: 1 tahun' });
    await expect.element(button).toBeDisabled();
    const field = screen.getByLabelText('Ketik “KECUALIKAN SAYA” untuk setuju');
    await field.fill('ya');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await field.fill('kecualikan saya');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm.mock.calls).toEqual([['1y']]);
  });

  it('SelfExclusionFlow forgets the typed words on the way back', async () => {
    const screen = await atLastStep();
    await screen.getByRole('textbox').fill('KECUALIKAN SAYA');
    await screen.getByRole('button', { name: 'Kembali' }).click();
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('');
  });

  it('SelfExclusionFlow says that one without an end does not end', async () => {
    const screen = await atLastStep({}, 'Tanpa batas waktu');
    await expect.element(screen.getByText(/tidak berakhir dengan sendirinya/)).toBeVisible();
  });

  it('SelfExclusionFlow shows that it is in force, and until when', async () => {
    const screen = await renderInKit(flow({ status: 'done', until: '2027-05-20T09:00:00.000Z' }));
    await expect.element(screen.getByText(/sampai 20 Mei 2027/)).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
