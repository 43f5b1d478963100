import { describe, expect, it, vi } from 'vitest';
import { closedRound, openRound, roundWith } from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import type { ArenaRound } from '../arena.types.ts';
import { OddsBoard, type OddsBoardProps } from './odds-board.tsx';

const board = (change: Partial<OddsBoardProps> = {}) => (
  <OddsBoard
    round={openRound}
    sides={['meron', 'wala']}
    currency="IDR"
    selected={null}
    onPick={() => {}}
    {...change}
  />
);

const withOdds = (meron: number | null, wala: number | null): ArenaRound =>
  roundWith({
    selections: openRound.selections.map((side) => ({
      ...side,
      odds: side.key === 'meron' ? meron : wala,
    })),
  });

describe('OddsBoard', () => {
  it('OddsBoard is a group of toggle buttons with odds, pool and the player’s stake', async () => {
    const onPick = vi.fn<(side: string) => void>();
    const screen = await renderInKit(
      board({ onPick, selected: 'wala', stakes: { meron: '50000' } }),
    );
    const meron = screen.getByRole('button', { name: /Meron odds 184/ });
    await expect.element(meron).toMatchTextContent(/Rp\s24,4\sjt/);
    await expect.element(meron).toMatchTextContent(/Anda 50\srb/);
    await expect
      .element(screen.getByRole('button', { name: /Wala/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await meron.click();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('meron');
  });

  it('OddsBoard shows a dash, labelled "none yet", without odds', async () => {
    const screen = await renderInKit(board({ round: withOdds(null, null) }));
    const meron = screen.getByRole('button', { name: /Meron odds belum ada/ });
    await expect.element(meron).toMatchTextContent(/–/);
  });

  it('OddsBoard shows decimal odds if the kit is set to them', async () => {
    const screen = await renderInKit(board(), { oddsFormat: 'decimal' });
    await expect.element(screen.getByRole('button', { name: /Meron odds 1,84/ })).toBeVisible();
  });

  it('OddsBoard shows an arrow after a change, and none initially', async () => {
    const screen = await renderInKit(board());
    const trends = () =>
      [...screen.container.querySelectorAll<HTMLElement>('[data-side]')].map(
        (side) => side.dataset['trend'],
      );
    expect(trends()).toEqual([undefined, undefined]);
    await screen.rerender(board({ round: withOdds(187, 188) }));
    expect(trends()).toEqual(['up', 'down']);
    await screen.rerender(board({ round: withOdds(null, 188) }));
    expect(trends()).toEqual([undefined, 'down']);
  });

  it('OddsBoard is disabled after closing, and then marks the winner', async () => {
    const screen = await renderInKit(board({ round: closedRound }));
    await expect.element(screen.getByRole('button', { name: /Meron/ })).toBeDisabled();
    await screen.rerender(board({ round: { ...closedRound, status: 'settled', result: 'wala' } }));
    await expect
      .element(screen.getByRole('button', { name: /Wala/ }))
      .toHaveAttribute('data-outcome', 'won');
  });

  it('OddsBoard labels a paused side and disables only that one', async () => {
    const selections = openRound.selections.map((side) => ({ ...side, open: side.key === 'wala' }));
    const screen = await renderInKit(board({ round: roundWith({ selections }) }));
    const meron = screen.getByRole('button', { name: /Meron.*Sisi ditutup/ });
    await expect.element(meron).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: /Wala/ })).toBeEnabled();
  });
});
