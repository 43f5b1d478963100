import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SearchField } from './search-field.tsx';

describe('SearchField', () => {
  it('SearchField searches when typing pauses, and immediately on Enter', async () => {
    const onSearch = vi.fn();
    const screen = await renderInKit(<SearchField onSearch={onSearch} debounceMs={400} />);
    const field = screen.getByRole('searchbox');
    await field.click();
    await userEvent.keyboard('si');
    await expect.poll(() => onSearch.mock.calls).toEqual([['si']]);
    await userEvent.keyboard('ti{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('siti');
  });

  it('SearchField searches immediately on blur, before the next action of the user', async () => {
    const onSearch = vi.fn();
    const screen = await renderInKit(
      <>
        <SearchField onSearch={onSearch} debounceMs={60_000} />
        <button type="button">Lanjut</button>
      </>,
    );
    await screen.getByRole('searchbox').fill('siti');
    expect(onSearch).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Lanjut' }).click();
    expect(onSearch.mock.calls).toEqual([['siti']]);
  });

  it('SearchField is focused by its shortcut, except while the user types in another field', async () => {
    const screen = await renderInKit(
      <>
        <TextField label="Catatan" />
        <SearchField onSearch={() => undefined} shortcut="/" />
      </>,
    );
    await userEvent.keyboard('/');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await screen.getByLabelText('Catatan').click();
    await userEvent.keyboard('1/2');
    await expect.element(screen.getByLabelText('Catatan')).toHaveValue('1/2');
  });
});
