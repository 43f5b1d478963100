import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Form, SubmitButton } from '../form/form.tsx';
import { DateField } from './date-field.tsx';
import { DateRangeField } from './date-range-field.tsx';

const now = () => new Date('2026-11-20T17:30:00Z');

describe('DateField', () => {
  it('DateField announces its limits in the language of the user', async () => {
    const screen = await renderInKit(
      <DateField label="Lahir" max="2005-11-20" defaultValue="2010-01-01" />,
    );
    await expect
      .element(screen.getByLabelText('Lahir'))
      .toHaveAccessibleDescription('Tanggal paling akhir: 20 Nov 2005.');
  });

  it('DateField takes today from the calendar of the kit', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <DateField label="Mulai" today now={now} onValueChange={onValueChange} />,
      { timeZone: 'Asia/Jakarta' },
    );
    await screen.getByRole('button', { name: 'Hari ini' }).click();
    expect(onValueChange).toHaveBeenCalledWith('2026-11-21');
  });
});

describe('DateRangeField', () => {
  it('DateRangeField fills both dates with a preset, which stays pressed until a date changes', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <DateRangeField label="Periode" now={now} onValueChange={onValueChange} />,
      { timeZone: 'Asia/Jakarta' },
    );
    const week = screen.getByRole('button', { name: '7 hari' });
    await week.click();
    expect(onValueChange.mock.lastCall).toEqual([
      { from: '2026-11-15', to: '2026-11-21' },
      { preset: '7d' },
    ]);
    await expect.element(week).toHaveAttribute('aria-pressed', 'true');
    await screen.getByLabelText('Dari').fill('2026-11-16');
    await expect.element(week).toHaveAttribute('aria-pressed', 'false');
  });

  it('DateRangeField rejects an end before the start, whichever field is edited first', async () => {
    const screen = await renderInKit(
      <DateRangeField label="Periode" defaultValue={{ from: '2026-11-20', to: '2026-11-14' }} />,
    );
    const sentence = 'Tanggal akhir tidak boleh sebelum tanggal awal.';
    await expect.element(screen.getByLabelText('Sampai')).toHaveAccessibleDescription(sentence);
    await screen.getByLabelText('Dari').fill('2026-11-10');
    await expect.element(screen.getByLabelText('Sampai')).not.toBeInvalid();
  });

  it('DateRangeField focuses the missing end on submit', async () => {
    const date = z.string().check(z.minLength(1));
    const screen = await renderInKit(
      <Form
        schema={z.object({ period: z.object({ from: date, to: date }) })}
        defaultValues={{ period: { from: '2026-11-01', to: '' } }}
        onSubmit={() => undefined}
      >
        <DateRangeField name="period" label="Periode" presets={[]} />
        <SubmitButton>Kirim</SubmitButton>
      </Form>,
    );
    await screen.getByRole('button', { name: 'Kirim' }).click();
    const end = screen.getByLabelText('Sampai');
    await expect.element(end).toHaveFocus();
    await expect.element(end).toBeInvalid();
    await expect.element(screen.getByLabelText('Dari')).not.toBeInvalid();
    await expect.element(screen.getByText('Kolom akhir periode wajib diisi.')).toBeVisible();
    await userEvent.keyboard('11302026');
    await expect.element(end).not.toBeInvalid();
  });
});
