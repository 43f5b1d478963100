import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LobbySearch, type LobbySearchProps } from './lobby-search.tsx';
import type { SearchChoice } from './search-choices.ts';

function Search(props: Partial<LobbySearchProps>) {
  const [value, setValue] = useState('');
  return <LobbySearch value={value} onValueChange={setValue} {...props} />;
}

const lists = {
  recent: ['bingo'],
  suggestions: ['lentera terbang'],
  games: [{ id: '1', title: 'Arena Lentera', note: 'Lentera Asli', href: '#arena' }],
};

describe('LobbySearch', () => {
  it('LobbySearch without lists is a plain search field', async () => {
    const screen = await renderInKit(<Search />);
    await expect.element(screen.getByRole('searchbox', { name: 'Cari permainan' })).toBeVisible();
    expect(screen.getByRole('combobox').elements()).toHaveLength(0);
  });

  it('LobbySearch offers earlier searches while nothing is typed', async () => {
    const screen = await renderInKit(<Search lists={lists} />);
    await screen.getByRole('combobox', { name: 'Cari permainan' }).click();
    await expect.element(screen.getByRole('option', { name: 'bingo' })).toBeVisible();
    await screen.getByRole('option', { name: 'bingo' }).click();
    await expect.element(screen.getByRole('combobox')).toHaveValue('bingo');
  });

  it('LobbySearch moves through suggestions and games with the arrow keys', async () => {
    const onPick = vi.fn<(choice: SearchChoice) => void>();
    const screen = await renderInKit(<Search lists={lists} onPick={onPick} />);
    await screen.getByRole('combobox').fill('lent');
    await expect.element(screen.getByRole('option', { name: /Arena Lentera/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick.mock.calls[0]?.[0]).toMatchObject({ kind: 'suggestion' });
    await expect.element(screen.getByRole('combobox')).toHaveValue('lentera terbang');
  });

  it('LobbySearch announces that nothing matches, and that a search failed', async () => {
    const screen = await renderInKit(<Search lists={{}} />);
    await screen.getByRole('combobox').fill('qwertz');
    await expect.element(screen.getByText('Tidak ada yang cocok dengan “qwertz”')).toBeVisible();
    await screen.rerender(<Search lists={{}} status="error" />);
    await expect
      .element(screen.getByText('Pencarian gagal. Silakan coba lagi.'))
      .toBeInTheDocument();
  });

  it('LobbySearch replaces a focused field only while it is empty', async () => {
    const screen = await renderInKit(<Search />);
    const field = screen.getByLabelText('Cari permainan');
    await field.click();
    await screen.rerender(<Search lists={{ recent: ['bingo'] }} />);
    await expect.element(field).toHaveRole('combobox');
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByRole('option', { name: 'bingo' })).toBeVisible();
  });

  it('LobbySearch announces no list while the page shows the results', async () => {
    const screen = await renderInKit(<Search lists={{ recent: ['bingo'] }} />);
    await screen.getByRole('combobox').fill('qwertz');
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/Tidak ada yang cocok/).elements()).toHaveLength(0);
  });

  it('LobbySearch keeps text typed before the list has loaded', async () => {
    const screen = await renderInKit(<Search />);
    const field = screen.getByLabelText('Cari permainan');
    await field.click();
    await userEvent.keyboard('ar');
    await screen.rerender(<Search lists={{ recent: ['bingo'] }} />);
    await userEvent.keyboard('ena');
    await expect.element(field).toHaveValue('arena');
    await expect.element(field).toHaveRole('searchbox');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveRole('combobox');
    await expect.element(field).toHaveFocus();
  });

  it('LobbySearch reports searches submitted by Enter', async () => {
    const onSearch = vi.fn<(query: string) => void>();
    const screen = await renderInKit(<Search lists={{ recent: ['bingo'] }} onSearch={onSearch} />);
    await screen.getByRole('combobox').fill('arena');
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('arena');
  });

  it('LobbySearch clears earlier searches by keyboard and announces it', async () => {
    const onClearRecent = vi.fn<() => void>();
    const screen = await renderInKit(
      <Search lists={{ recent: ['bingo', 'arena'] }} onClearRecent={onClearRecent} />,
    );
    await screen.getByRole('combobox').click();
    await expect.element(screen.getByRole('option', { name: 'bingo' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onClearRecent).toHaveBeenCalledOnce();
    await expect
      .element(screen.getByRole('status').filter({ hasText: /terakhir sudah dihapus/ }))
      .toBeInTheDocument();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
  });
});
