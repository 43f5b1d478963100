import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { id } from '../../messages/id.ts';
import { type KitSettings, renderInKit } from '../../testing/render-in-kit.tsx';
import { SelfExclusionFlow, type SelfExclusionFlowProps } from './self-exclusion-flow.tsx';
import type { ExclusionLength } from './self-exclusion-flow.types.ts';

const flow = (props: Partial<SelfExclusionFlowProps> = {}) => (
  <SelfExclusionFlow onConfirm={() => undefined} {...props} />
);

const atLastStep = async (
  props: Partial<SelfExclusionFlowProps> = {},
  length = '1 tahun',
  settings: KitSettings = {},
) => {
  const screen = await renderInKit(flow(props), settings);
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  await screen.getByRole('radio', { name: length }).click();
  await screen.getByRole('button', { name: 'Lanjut' }).click();
  return screen;
};

describe('SelfExclusionFlow', () => {
  it('SelfExclusionFlow states what cannot be undone, and that the balance stays available', async () => {
    const screen = await renderInKit(flow());
    await expect
      .element(screen.getByText(/tidak dapat dibatalkan atau dipersingkat/))
      .toBeVisible();
    await expect.element(screen.getByText(/Saldo tetap milik Anda/)).toBeVisible();
  });

  it('SelfExclusionFlow moves the focus to the heading of each step', async () => {
    const screen = await renderInKit(flow());
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByRole('heading')).toHaveFocus();
    await expect.element(screen.getByText('Langkah 2 dari 3')).toBeVisible();
  });

  it('SelfExclusionFlow enables the confirmation only after the phrase is typed', async () => {
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

  it('SelfExclusionFlow accepts the phrase of a brand that does not write it in capitals', async () => {
    const onConfirm = vi.fn<(length: ExclusionLength) => void>();
    const safety = { ...id.safety, exclusionWord: 'Saya keluar' };
    const screen = await atLastStep({ onConfirm }, '1 tahun', { messages: { ...id, safety } });
    const field = screen.getByLabelText('Ketik “Saya keluar” untuk setuju');
    await field.fill('Saya kembali');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await field.fill('saya keluar');
    await userEvent.keyboard('{Enter}');
    expect(onConfirm.mock.calls).toEqual([['1y']]);
  });

  it('SelfExclusionFlow clears the typed phrase when the user goes back', async () => {
    const screen = await atLastStep();
    await screen.getByRole('textbox').fill('KECUALIKAN SAYA');
    await screen.getByRole('button', { name: 'Kembali' }).click();
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('');
  });

  it('SelfExclusionFlow states that an indefinite exclusion does not end automatically', async () => {
    const screen = await atLastStep({}, 'Tanpa batas waktu');
    await expect.element(screen.getByText(/tidak berakhir dengan sendirinya/)).toBeVisible();
  });

  it('SelfExclusionFlow shows an active exclusion with its end', async () => {
    const screen = await renderInKit(flow({ status: 'done', until: '2027-05-20T09:00:00.000Z' }));
    await expect.element(screen.getByText(/sampai 20 Mei 2027/)).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
