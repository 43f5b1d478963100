import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CategoryChoice } from '../../components/category-bar/category-bar.tsx';
import { manyGames, sixArenas, someResults } from '../../testing/lobby-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LobbyView, type LobbyViewProps } from './lobby-view.tsx';

function Lobby(change: Partial<LobbyViewProps>) {
  const [category, setCategory] = useState<CategoryChoice>('all');
  const [query, setQuery] = useState('');
  return (
    <LobbyView
      games={sixArenas}
      status="ready"
      category={category}
      onCategory={setCategory}
      query={query}
      onQuery={setQuery}
      hrefFor={(game) => `/game/${game.id}`}
      onRetry={() => {}}
      {...change}
    />
  );
}

const lobbyProps = {
  games: sixArenas,
  status: 'ready',
  category: 'all',
  onCategory: vi.fn<LobbyViewProps['onCategory']>(),
  query: '',
  onQuery: () => {},
  hrefFor: (game) => `/game/${game.id}`,
  onRetry: () => {},
} satisfies LobbyViewProps;

const headings = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('h2')].map((heading) => heading.textContent);

describe('LobbyView', () => {
  it('LobbyView lists the arenas with their current status, and no category without games', async () => {
    const screen = await renderInKit(<Lobby />);
    const tile = screen.getByRole('article').filter({ hasText: 'Arena Timur' });
    await expect.element(tile).toMatchTextContent(/Laga berjalan/);
    await expect.element(tile).toMatchTextContent(/Laga 122/);
    const chips = screen.getByRole('group', { name: 'Kategori' }).getByRole('button').elements();
    expect(chips.map((chip) => chip.textContent)).toEqual(['Semua6', 'Sabung ayam6']);
    expect(headings(screen.container)).toEqual([
      'Arena Lentera',
      'Sedang dibuka',
      'Sabung ayam',
      'Cara kami menjaga permainan tetap adil',
    ]);
  });

  it('LobbyView computes its figures from the games', async () => {
    const games = sixArenas.map((game) => ({ ...game, takeoutBp: 750, minimumStake: '5000' }));
    const screen = await renderInKit(<Lobby games={games} />);
    await expect.element(screen.getByText(/Platform mengambil 7,5%/)).toBeVisible();
    await expect.element(screen.getByText(/Mulai dari Rp\s5\.000/)).toBeVisible();
  });

  it('LobbyView finds games despite a typo, and can be reset to all games', async () => {
    const screen = await renderInKit(<Lobby games={manyGames} />);
    await screen.getByRole('searchbox').fill('aerna tmur');
    await expect.element(screen.getByText('Arena Timur')).toBeVisible();
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('Cara kami menjaga permainan tetap adil')).toBeVisible();
  });

  it('LobbyView shows an empty search result with a reset button', async () => {
    const screen = await renderInKit(<Lobby />);
    await screen.getByRole('searchbox').fill('qwertz');
    await expect
      .element(screen.getByText('Tidak ada permainan yang cocok dengan “qwertz”'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Hapus pencarian' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Arena Lentera' })).toBeVisible();
  });

  it('LobbyView focuses the search by the slash key', async () => {
    const screen = await renderInKit(<Lobby />);
    await userEvent.keyboard('/');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('LobbyView filters by category', async () => {
    const screen = await renderInKit(<Lobby games={manyGames} />);
    await screen.getByRole('button', { name: /^Bingo/ }).click();
    await expect.element(screen.getByText('Hasil: 7')).toBeVisible();
    expect(screen.getByRole('article').elements()).toHaveLength(7);
  });

  it('LobbyView shows a guest that a game requires a login', async () => {
    const screen = await renderInKit(<Lobby isGuest />);
    await expect
      .element(screen.getByRole('link', { name: 'Arena Timur (Masuk untuk bermain)' }))
      .toHaveAttribute('href', `/game/${sixArenas[1]?.id}`);
  });

  it('LobbyView opens games with a practice mode for guests, and requires a login for the others', async () => {
    const tryHref = ({ id }: { id: string }) =>
      id === sixArenas[1]?.id ? `/game?try=${id}` : undefined;
    const screen = await renderInKit(<Lobby isGuest tryHref={tryHref} />);
    await expect
      .element(screen.getByRole('link', { name: 'Arena Timur (Coba dengan chip latihan)' }))
      .toHaveAttribute('href', `/game?try=${sixArenas[1]?.id}`);
    expect(screen.getByRole('link', { name: /\(Masuk untuk bermain\)/ }).elements().length).toBe(5);
  });

  it('LobbyView hides empty sections and shows the others', async () => {
    const screen = await renderInKit(<Lobby />);
    expect(headings(screen.container)).not.toContain('Hasil terbaru');
    await screen.rerender(
      <Lobby recentResults={someResults.slice(0, 2)} continueGames={sixArenas.slice(0, 1)} />,
    );
    await expect
      .poll(() => headings(screen.container))
      .toEqual(expect.arrayContaining(['Hasil terbaru', 'Lanjutkan bermain']));
  });

  it('LobbyView has a heart on each tile, a section and a filter for favourites', async () => {
    const onFavouriteChange = vi.fn<NonNullable<LobbyViewProps['onFavouriteChange']>>();
    const [first, ...others] = sixArenas;
    if (!first) throw new Error('no arena');
    const games = [{ ...first, favourite: true }, ...others];
    const screen = await renderInKit(<Lobby games={games} onFavouriteChange={onFavouriteChange} />);
    expect(headings(screen.container)).toContain('Favorit');
    await screen.getByRole('button', { name: 'Tambahkan Arena Timur ke favorit' }).click();
    expect(onFavouriteChange).toHaveBeenCalledWith(games[1], true);
    await screen.getByRole('button', { name: /^Favorit ?1$/ }).click();
    expect(screen.getByRole('article').elements()).toHaveLength(1);
  });

  it('LobbyView explains favourites while there are none', async () => {
    const screen = await renderInKit(<LobbyView {...lobbyProps} category="favourites" />);
    await expect.element(screen.getByRole('heading', { name: 'Belum ada favorit' })).toBeVisible();
    await screen.getByRole('button', { name: 'Lihat semua permainan' }).click();
    expect(lobbyProps.onCategory).toHaveBeenCalledWith('all');
  });

  it('LobbyView links to the page of a category if it exists', async () => {
    const categoryHref = (category: string) => `/game/casino/${category}`;
    const screen = await renderInKit(<Lobby games={manyGames} categoryHref={categoryHref} />);
    await expect
      .element(screen.getByRole('link', { name: /Lihat semua.*Bingo/ }))
      .toHaveAttribute('href', '/game/casino/bingo');
  });

  it.each([
    ['error', 'Lobi tidak dapat dimuat'],
    ['offline', 'Tidak ada koneksi'],
  ] as const)('LobbyView offers a retry after %s', async (status, title) => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(<Lobby games={[]} status={status} onRetry={onRetry} />);
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('LobbyView is marked busy while loading, without an empty state', async () => {
    const screen = await renderInKit(<Lobby games={[]} status="loading" />);
    await expect.element(screen.getByText('Memuat permainan')).toBeInTheDocument();
    expect(headings(screen.container)).toEqual([]);
  });

  it.each([320, 390, 1440])('LobbyView fits %i px', async (width) => {
    await page.viewport(width, 900);
    await renderInKit(
      <div style={{ paddingInline: 'var(--lobi-page-gutter)' }}>
        <Lobby games={manyGames} recentResults={someResults} />
      </div>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
