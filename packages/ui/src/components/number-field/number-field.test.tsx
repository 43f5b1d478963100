import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { NumberField } from './number-field.tsx';

const paste = async (input: HTMLInputElement, text: string): Promise<void> => {
  input.focus();
  input.select();
  const data = new DataTransfer();
  data.setData('text/plain', text);
  input.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await Promise.resolve();
};

describe('NumberField', () => {
  it.each([
    ['id', '1.250.000,5'],
    ['en', '1,250,000.5'],
  ])('writes and reads numbers in %s', async (locale, text) => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <NumberField label="Nilai" defaultValue={1250000.5} onValueChange={onValueChange} />,
      locale === 'en' ? { messages: en, locale } : { locale },
    );
    const input = screen.getByRole('textbox', { name: 'Nilai' });
    await expect.element(input).toHaveValue(text);
    await input.fill('');
    await paste(input.element() as HTMLInputElement, text.replace('5', '6'));
    await expect.poll(() => onValueChange.mock.lastCall?.[0] as unknown).toBe(1_260_000.5);
  });

  it('keeps what is beyond its limits and says so', async () => {
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

  it('steps with arrows and buttons and never with the wheel', async () => {
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
