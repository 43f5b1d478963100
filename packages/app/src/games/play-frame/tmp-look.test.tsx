import { addHouseGames } from '@lobi/core/testing';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '../../app.tsx';
import { openScreen, type OpenScreen } from '../../testing/open-screen.ts';

/** The whole app starts for it: languages, session, screen. */
const whole = { timeout: 15_000 };

let root: Root | undefined;
let open: OpenScreen | undefined;

/** Opens a game of the house on a phone, for a player who knows its rules. */
async function show(engine: string): Promise<void> {
  await page.viewport(390, 844);
  localStorage.setItem(`lobi.rules.game-${engine}`, '1');
  const path = `/game/game-${engine}`;
  open = await openScreen({
    path,
    role: 'player',
    network: 'ok',
    fight: 'open',
    situation: 'evening',
    notice: false,
    empty: false,
    theme: 'pesisir',
    language: 'id',
    slowMs: 0,
  });
  const { brand, client, i18n, words, backend } = open;
  addHouseGames(backend.world, [engine]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MemoryRouter initialEntries={[path]}>
      {createElement(App, { brand, client, i18n, words, appearance: { motion: 'reduced' } })}
    </MemoryRouter>,
  );
}

const edges = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();

/** Room between two edges, one above the other, in px; not known before both are there. */
const room = (above: number | undefined, below: number | undefined): number =>
  above === undefined || below === undefined ? Number.NaN : below - above;

beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  open?.close();
});

describe('a game on a phone', { timeout: 40_000 }, () => {
  it.each(['dice','fishing','slots-tide-five'])(
    'shows stake and button of %s at once, below the bar of the session',
    async (engine) => {
      await show(engine);
      await expect.poll(() => edges('.lobi-SessionBar-root')?.height, whole).toBeLessThan(60);
      const button = () => edges('.lobi-StakePanel-play');
      const fold = () => edges('.lobi-BottomBar-root')?.top;
      await expect.poll(() => room(button()?.bottom, fold()), whole).toBeGreaterThanOrEqual(0);
      const stake = () => edges('.lobi-AmountPad-choices')?.bottom;
      await new Promise((r) => setTimeout(r, 1500)); await page.screenshot({ path: `./fold-tmp/${engine}.png` });
    },
  );
});
