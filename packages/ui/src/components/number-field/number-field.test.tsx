import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Form } from '../form/form.tsx';
import { NumberField } from './number-field.tsx';

describe('NumberField', () => {
  it.each([
    ['id', '1.250.000,5'],
    ['en', '1,250,000.5'],
  ])('NumberField formats and parses numbers in %s', async (locale, text) => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <NumberField label="Nilai" defaultValue={1250000.5} onValueChange={onValueChange} />,
      locale === 'en' ? { messages: en, locale } : { locale },
    );
    const input = screen.getByRole('textbox', { name: 'Nilai' });
    await expect.element(input).toHaveValue(text);
    await input.fill(text.replace('5', '6'));
    expect(onValueChange.mock.lastCall).toEqual([1_260_000.5]);
    await userEvent.tab();
    await expect.element(input).toHaveValue(text.replace('5', '6'));
  });

  it.each([
    ['id', '2.5', '2,50'],
    ['en', '2,5', '2.50'],
    ['en', '２．５', '2.50'],
    ['id', '2,5 ×', '2,50'],
  ])(
    'NumberField in %s reads %s as one number, whichever decimal mark it has',
    async (locale, text, shown) => {
      const onValueChange = vi.fn();
      const screen = await renderInKit(
        <NumberField
          label="Nilai"
          suffix="×"
          format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
          onValueChange={onValueChange}
        />,
        { locale },
      );
      const input = screen.getByRole('textbox', { name: 'Nilai' });
      await input.click();
      await input.fill(text);
      expect(onValueChange.mock.lastCall).toEqual([2.5]);
      await userEvent.tab();
      await expect.element(input).toHaveValue(shown);
    },
  );

  it.each([
    ['1e2', 'Tulis nilai dengan angka saja, misalnya 2,5.'],
    ['2,555', 'Tulis nilai dengan angka saja, misalnya 2,5.'],
    ['1.250', '“1.250” bisa berarti dua angka. Tulis 1250 atau 1,25.'],
  ])(
    'NumberField keeps the invalid text %s, reports null and describes the error',
    async (text, sentence) => {
      const onValueChange = vi.fn();
      const screen = await renderInKit(
        <NumberField
          label="Nilai"
          format={{ maximumFractionDigits: 2 }}
          onValueChange={onValueChange}
        />,
      );
      const input = screen.getByRole('textbox', { name: 'Nilai' });
      await input.click();
      await input.fill(text);
      await userEvent.tab();
      await expect.element(input).toHaveValue(text);
      await expect.element(input).toHaveAccessibleDescription(sentence);
      expect(onValueChange.mock.lastCall).toEqual([null]);
    },
  );

  it('NumberField blocks submission while its text is not a number, even if optional', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <Form
        schema={z.object({ share: z.optional(z.number()) })}
        defaultValues={{}}
        onSubmit={onSubmit}
      >
        <NumberField name="share" label="Nilai" />
        <button type="submit">Simpan</button>
      </Form>,
    );
    const input = screen.getByRole('textbox', { name: 'Nilai' });
    await input.fill('1e2');
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await input.fill('1,5');
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ share: 1.5 });
  });

  it('NumberField replaces invalid text when its value prop changes', async () => {
    const field = (value: number | null) => <NumberField label="Nilai" value={value} />;
    const screen = await renderInKit(field(null));
    const input = screen.getByRole('textbox', { name: 'Nilai' });
    await input.fill('dua');
    await screen.rerender(field(3));
    await expect.element(input).toHaveValue('3');
  });

  it('NumberField keeps a number above its maximum and describes the error', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <NumberField label="Kartu" min={1} max={40} onValueChange={onValueChange} />,
    );
    const input = screen.getByRole('textbox', { name: 'Kartu' });
    await input.fill('90');
    await userEvent.tab();
    await expect.element(input).toHaveValue('90');
    await expect.element(input).toHaveAccessibleDescription('Kartu maksimal 40.');
    expect(onValueChange.mock.lastCall?.[0]).toBe(90);
  });

  it('NumberField steps with the arrow keys and its buttons, and ignores the mouse wheel', async () => {
    const screen = await renderInKit(<NumberField label="Kartu" defaultValue={4} min={1} />);
    const input = screen.getByRole('textbox', { name: 'Kartu' });
    await input.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(input).toHaveValue('5');
    input
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
    await expect.element(input).toHaveValue('5');
    await screen.getByRole('button', { name: 'Kurangi kartu' }).click();
    await expect.element(input).toHaveValue('4');
  });
});
