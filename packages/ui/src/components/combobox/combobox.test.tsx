import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { ComboboxItem } from './combobox-item.ts';
import { Combobox } from './combobox.tsx';
import { MultiSelect } from './multi-select.tsx';

const banks = [
  { value: 'bca', label: 'BCA', detail: 'Bank Central Asia' },
  { value: 'bri', label: 'BRI', detail: 'Bank Rakyat Indonésia' },
  { value: 'mandiri', label: 'Mandiri' },
];
const many = Array.from({ length: 500 }, (_, index) => ({
  value: String(index),
  label: `agen_${index}`,
}));

const type = (keys: string) => userEvent.keyboard(keys);

describe('Combobox', () => {
  it('Combobox searches without diacritics, selects with Enter, and reports the value', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <Combobox label="Bank" items={banks} onValueChange={onValueChange} />,
    );
    const field = screen.getByRole('combobox', { name: 'Bank' });
    await userEvent.tab();
    await type('indonesia');
    await expect.element(screen.getByRole('option', { name: /BRI/ })).toBeVisible();
    expect(screen.getByRole('option').elements()).toHaveLength(1);
    await type('{Enter}');
    await expect.element(field).toHaveValue('BRI');
    expect(onValueChange).toHaveBeenCalledWith('bri', expect.anything());
  });

  it('Combobox clears typed text without a selection', async () => {
    const screen = await renderInKit(
      <>
        <Combobox label="Bank" items={banks} defaultValue="bca" />
        <button type="button">Lanjut</button>
      </>,
    );
    const field = screen.getByRole('combobox', { name: 'Bank' });
    await field.fill('zzz');
    await expect.element(screen.getByText('Tidak ada yang cocok.')).toBeVisible();
    await userEvent.tab();
    await expect.element(field).toHaveValue('BCA');
  });

  it('Combobox shows the whole list again when opened with a selection', async () => {
    const screen = await renderInKit(<Combobox label="Bank" items={banks} defaultValue="bca" />);
    await userEvent.tab();
    await type('{ArrowDown}');
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(3);
    await expect.element(screen.getByRole('option', { name: /BCA/, selected: true })).toBeVisible();
    expect(screen.container.querySelector('[aria-label="Dismiss"]')).toBeNull();
  });

  it('Combobox filters hundreds of options to the pasted one', async () => {
    const screen = await renderInKit(<Combobox label="Agen" items={many} />);
    const field = screen.getByRole('combobox', { name: 'Agen' });
    await field.fill('agen_499');
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(1);
    await type('{Enter}');
    await expect.element(field).toHaveValue('agen_499');
  });

  it('Combobox uses only the response to the last text, and retries after a failure', async () => {
    const answers = new Map<string, PromiseWithResolvers<readonly ComboboxItem[]>>();
    const loadItems = vi.fn((query: string) => {
      const answer = Promise.withResolvers<readonly ComboboxItem[]>();
      answers.set(query, answer);
      return answer.promise;
    });
    const screen = await renderInKit(
      <Combobox label="Agen" loadItems={loadItems} debounceMs={0} />,
    );
    await userEvent.tab();
    await type('{ArrowDown}');
    await expect.element(screen.getByText('Mencari…')).toBeVisible();
    await expect.poll(() => answers.has('')).toBe(true);
    await type('s');
    await expect.poll(() => answers.has('s')).toBe(true);
    answers.get('s')?.resolve([{ value: '1', label: 'siti' }]);
    answers.get('')?.resolve([{ value: '2', label: 'budi' }]);
    await expect.element(screen.getByRole('option')).toHaveTextContent('siti');

    await type('x');
    await expect.poll(() => answers.has('sx')).toBe(true);
    answers.get('sx')?.reject(new TypeError('offline'));
    await expect.element(screen.getByText('Pilihan tidak dapat dimuat.')).toBeVisible();
    answers.delete('sx');
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.poll(() => answers.has('sx')).toBe(true);
    answers.get('sx')?.resolve([]);
    await expect.element(screen.getByText('Tidak ada yang cocok.')).toBeVisible();
  });

  it('Combobox shows the name of a selected option that the fetched list does not contain', async () => {
    const screen = await renderInKit(
      <Combobox
        label="Agen"
        loadItems={() => Promise.resolve([])}
        defaultValue="42"
        knownItems={[{ value: '42', label: 'siti_rahma' }]}
      />,
    );
    await expect.element(screen.getByRole('combobox', { name: 'Agen' })).toHaveValue('siti_rahma');
  });
});

describe('MultiSelect', () => {
  it('MultiSelect selects by typing and removes chips with the keyboard', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <MultiSelect label="Bank" items={banks} onValueChange={onValueChange} />,
    );
    const values = () => onValueChange.mock.lastCall?.[0] as readonly string[] | undefined;
    await userEvent.tab();
    await type('mandi{Enter}');
    await type('rakyat{Enter}');
    expect(values()).toEqual(['mandiri', 'bri']);
    await type('{Escape}{Escape}{ArrowLeft}{ArrowLeft}{Delete}');
    await expect.poll(values).toEqual(['bri']);
    await screen.getByRole('combobox', { name: 'Bank' }).click();
    await type('{Backspace}');
    await expect.poll(values).toEqual([]);
  });

  it('MultiSelect gives every chip a remove button with its name', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <MultiSelect
        label="Bank"
        items={banks}
        defaultValue={['bca', 'bri']}
        onValueChange={onValueChange}
      />,
    );
    await screen.getByRole('button', { name: 'Hapus BCA' }).click();
    expect(onValueChange).toHaveBeenCalledWith(['bri'], expect.anything());
  });
});
