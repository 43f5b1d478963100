import { settingsFixture, addBuiltInGames, addTable } from '@lobi/core/testing';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type AppSetup } from '../../testing/open-app.tsx';

const sheet = () => page.getByRole('dialog', { name: 'Coba Dadu Seratus' });

/** Current address and history state. */
function Address() {
  const { pathname, search, state } = useLocation();
  return <output data-address={pathname + search}>{JSON.stringify(state)}</output>;
}
const address = () => document.querySelector<HTMLElement>('[data-address]');

/** Opens the lobby for a guest. */
const openLobby = ({ before, ...setup }: Partial<AppSetup> = {}) =>
  openApp({
    path: '/game?try=game-dice',
    role: 'guest',
    beside: <Address />,
    ...setup,
    before: (backend) => {
      addBuiltInGames(backend.world, ['dice']);
      before?.(backend);
    },
  });

beforeEach(() => {
  localStorage.setItem('lobi.rules.dice', '1');
});

describe('practice mode', () => {
  it('a guest tries a game from its tile and returns to the lobby', async () => {
    await openLobby({ path: '/game?search=dadu' });
    await page.getByRole('link', { name: 'Dadu Seratus (Coba dengan chip latihan)' }).click();
    await expect.element(sheet()).toBeVisible();
    await sheet().getByRole('button', { name: 'Tutup' }).click();
    await expect.poll(() => address()?.dataset['address']).toBe('/game?search=dadu');
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  it('a practice game plays for chips and sends nothing to the server', async () => {
    const { backend, client } = await openLobby();
    await expect
      .element(sheet().getByText('Chip latihan: 1.000.000. Tidak bernilai uang.'))
      .toBeVisible();
    const sent = [
      vi.spyOn(client.api, 'call'),
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'send'),
      vi.spyOn(client.realtime, 'join'),
      vi.spyOn(globalThis, 'WebSocket'),
      vi.spyOn(navigator, 'sendBeacon'),
    ];
    await sheet()
      .getByRole('textbox', { name: /Nilai taruhan/ })
      .fill('10000');
    await sheet()
      .getByRole('button', { name: /^Lempar · Rp\s10\.000/ })
      .click();
    await expect.element(sheet().getByText(/· (Menang|Belum menang)/)).toBeVisible();
    for (const spy of sent) expect(spy).not.toHaveBeenCalled();
    await expect.element(sheet().getByText(/^Chip latihan: 1\.000\.000/)).not.toBeInTheDocument();
    expect(backend.world.plays).toEqual([]);
    vi.restoreAllMocks();
  });

  it('a guest tries bingo, and the sheet explains who owns the other cards', async () => {
    localStorage.setItem('lobi.rules.bingo', '1');
    await openLobby({
      path: '/game?try=game-bingo',
      before: ({ world }) => void addTable(world, 'bingo'),
    });
    const bingo = page.getByRole('dialog', { name: /^Coba Bingo/ });
    const others = bingo.getByText(/8 kartu lain di tiap ronde milik pemain latihan\./);
    await expect.element(others).toBeVisible();
    await expect.element(bingo.getByText(/^Kartu terjual: 8/)).toBeVisible();
  });

  it('a guest signs up with one press and returns to the game', async () => {
    await openLobby();
    await sheet().getByRole('link', { name: 'Daftar' }).click();
    await expect.poll(() => address()?.dataset['address']).toBe('/register');
    expect(address()?.textContent).toBe('{"returnTo":"/game/game-dice"}');
  });

  it('a guest is asked to log in if the jurisdiction forbids practice mode', async () => {
    await openLobby({
      path: '/game?search=dadu&try=game-dice',
      before: ({ world }) => {
        const { policy } = settingsFixture().app;
        world.settings = { policy: { ...policy, jurisdiction: 'gb', freePlay: false } };
      },
    });
    await expect
      .element(page.getByRole('link', { name: 'Dadu Seratus (Masuk untuk bermain)' }))
      .toHaveAttribute('href', '/game/game-dice');
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  it('no game opens before the age notice is accepted', async () => {
    await openLobby({ notice: true });
    await expect
      .element(page.getByRole('link', { name: /^Dadu Seratus/, includeHidden: true }).first())
      .toBeInTheDocument();
    await expect.element(sheet()).not.toBeInTheDocument();
  });
});
