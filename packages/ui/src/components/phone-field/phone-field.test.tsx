import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { PhoneField } from './phone-field.tsx';

describe('PhoneField', () => {
  it('PhoneField reports the international form of a number typed in national form', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(<PhoneField label="Ponsel" onValueChange={onValueChange} />);
    const field = screen.getByRole('textbox', { name: 'Ponsel' });
    await field.click();
    await userEvent.keyboard('081234567890');
    await expect.element(field).toHaveValue('081234567890');
    expect(onValueChange.mock.lastCall).toEqual(['+6281234567890', { valid: true, country: 'ID' }]);
    await userEvent.tab();
    await expect.element(field).toHaveValue('0812 3456 7890');
  });

  it('PhoneField sets the country from a pasted international number', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(<PhoneField label="Ponsel" onValueChange={onValueChange} />);
    await screen.getByRole('textbox', { name: 'Ponsel' }).fill('+63 (917) 123-4567');
    await expect.element(screen.getByRole('combobox', { name: 'Kode negara' })).toHaveValue('PH');
    expect(onValueChange.mock.lastCall?.[0]).toBe('+639171234567');
  });

  it('PhoneField parses the same digits again when the country changes', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(<PhoneField label="Ponsel" onValueChange={onValueChange} />);
    await screen.getByRole('textbox', { name: 'Ponsel' }).fill('0917 123 4567');
    expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ valid: false });
    await screen.getByRole('combobox', { name: 'Kode negara' }).selectOptions('PH');
    expect(onValueChange.mock.lastCall).toEqual(['+639171234567', { valid: true, country: 'PH' }]);
  });

  it('PhoneField shows its error only after blur', async () => {
    const screen = await renderInKit(<PhoneField label="Ponsel" />);
    const field = screen.getByRole('textbox', { name: 'Ponsel' });
    await field.fill('0812');
    await expect.element(field).not.toBeInvalid();
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription('Format ponsel tidak valid.');
  });
});
