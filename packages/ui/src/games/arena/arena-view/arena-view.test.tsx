import { useState, type CSSProperties } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SessionBar } from '../../../components/session-bar/session-bar.tsx';
import { es } from '../../../messages/es.ts';
import {
  arenaGame,
  finishedRounds,
  latestBets,
  openRound,
  placedBets,
  roundWith,
  settledBets,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { settledBox } from '../../../testing/settled-box.ts';
import type { ArenaBetRequest } from '../arena.types.ts';
import { ArenaView, type ArenaViewProps } from './arena-view.tsx';

const session = {
  startedAt: '2026-11-20T08:00:00.000Z',
  currency: 'IDR',
  staked: '385000',
  returned: '350000',
  net: '-35000',
};

const view = (change: Partial<ArenaViewProps> = {}) => (
  <ArenaView
    game={arenaGame}
    round={openRound}
    rounds={finishedRounds('MWD')}
    bets={placedBets}
    balance="1250000"
    placement={{ status: 'idle' }}
    onPlace={() => {}}
    {...change}
  />
);

describe('ArenaView', () => {
  it.each([
    [390, 844, 'above'],
    [360, 640, 'below'],
    [844, 390, 'below'],
    [1440, 900, 'above'],
  ])('ArenaView at %i × %i shows an announcement %s the stage', async (width, height, side) => {
    await page.viewport(width, height);
    const screen = await renderInKit(view({ notice: <p>Enam laga malam ini</p> }));
    const stage = await settledBox(screen.container.querySelector('.lobi-ArenaView-stage')!);
    const notice = screen.getByText('Enam laga malam ini').element().getBoundingClientRect();
    if (side === 'above') expect(notice.bottom).toBeLessThanOrEqual(stage.top);
    else expect(notice.top).toBeGreaterThanOrEqual(stage.bottom);
  });

  it('ArenaView on a phone of 360 × 640 has a stage of at least 90 px above the complete odds', async () => {
    await page.viewport(360, 640);
    const screen = await renderInKit(
      <div
        style={
          {
            paddingInline: 'var(--lobi-page-gutter)',
            paddingBlockStart: 56,
            '--lobi-covered-below': '64px',
          } as CSSProperties
        }
      >
        {view({
          notice: <p>Enam laga malam ini</p>,
          sessionLine: <SessionBar elapsedSeconds={120} net="0" currency="IDR" />,
        })}
      </div>,
    );
    const box = (selector: string) =>
      screen.container.querySelector(selector)!.getBoundingClientRect();
    await expect.poll(() => box('.lobi-VideoStage-root').height).toBeGreaterThanOrEqual(90);
    const odds = screen.getByRole('button', { name: /^Meron odds/ }).element();
    const { bottom } = await settledBox(odds);
    expect(bottom).toBeLessThanOrEqual(box('.lobi-PlayFrame-dock').top);
  });

  it('ArenaView places the bet of the odds board and the bet slip', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const screen = await renderInKit(view({ onPlace }));
    await screen.getByRole('button', { name: /^Wala/ }).click();
    await screen.getByRole('button', { name: /^50\srb/ }).click();
    await screen.getByRole('button', { name: /Pasang Rp\s50\.000 di Wala/ }).click();
    expect(onPlace).toHaveBeenCalledExactlyOnceWith({ selection: 'wala', amount: '50000' });
  });

  it('ArenaView shows the latest bets of everyone with the side, own ones marked, if others are shown', async () => {
    const [own] = placedBets;
    if (!own) throw new Error('no own bet');
    const mine = { id: own.id, name: 'sar***i', selection: own.selection, amount: own.amount };
    const round = roundWith({ latestBets: [mine, ...latestBets] });
    const screen = await renderInKit(view({ round, showsOthers: true }));
    await expect.element(screen.getByRole('row', { name: /^and\*\*\*7 .*Meron$/ })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /^Anda/ })).toHaveAttribute('data-mine');
    await expect.element(screen.getByText('Yang ditampilkan: 6 dari 445')).toBeVisible();
    await screen.rerender(view({ round }));
    await expect.element(screen.getByRole('row', { name: /^and/ })).not.toBeInTheDocument();
  });

  it('ArenaView shows the number of viewers, and nothing while it is unknown', async () => {
    const screen = await renderInKit(view({ audience: 1234 }));
    await expect.element(screen.getByText('Di permainan ini sekarang: 1.234')).toBeInTheDocument();
    await screen.rerender(view());
    await expect.element(screen.getByText(/Di permainan ini/)).not.toBeInTheDocument();
  });

  it('ArenaView keeps everything needed for a bet above the bottom bar of a phone', async () => {
    await page.viewport(390, 844);
    const screen = await renderInKit(
      <div style={{ paddingInline: 'var(--lobi-page-gutter)', paddingBlockStart: 56 }}>
        {view()}
      </div>,
    );
    await screen.getByRole('button', { name: /^Meron/ }).click();
    await screen.getByRole('button', { name: /^100\srb/ }).click();
    const place = screen.getByRole('button', { name: /Pasang Rp/ }).element();
    expect((await settledBox(place)).bottom).toBeLessThanOrEqual(844 - 64);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it.each([320, 390, 1024, 1440])('ArenaView fits %i px in the longest language', async (width) => {
    await page.viewport(width, 900);
    await renderInKit(
      <div style={{ paddingInline: 'var(--lobi-page-gutter)' }}>
        {view({ rounds: finishedRounds(), session })}
      </div>,
      { messages: es, locale: 'es' },
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('ArenaView clears the selected side when the next fight begins', async () => {
    const Owner = () => {
      const [round, setRound] = useState(openRound);
      return (
        <>
          {view({ round })}
          <button type="button" onClick={() => setRound(roundWith({ id: 'next', number: 129 }))}>
            next
          </button>
        </>
      );
    };
    const screen = await renderInKit(<Owner />);
    await screen.getByRole('button', { name: /^Meron/ }).click();
    await expect
      .element(screen.getByRole('button', { name: /^Meron/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'next' }).click();
    await expect
      .element(screen.getByRole('button', { name: /^Meron/ }))
      .toHaveAttribute('aria-pressed', 'false');
  });

  it('ArenaView replaces the slip by the result of a settled fight, and adds it to the road', async () => {
    const screen = await renderInKit(view({ round: settledRound, bets: settledBets }));
    await expect.element(screen.getByText('Anda menang Rp 32.000')).toBeVisible();
    expect(screen.container.querySelector('input')).toBeNull();
    await expect.element(screen.getByText('Laga: 4')).toBeVisible();
  });

  it('ArenaView locks board and slip while live updates are paused', async () => {
    const screen = await renderInKit(view({ stale: true }));
    await expect.element(screen.getByRole('button', { name: /^Meron/ })).toBeDisabled();
    await expect.element(screen.getByText(/Pembaruan langsung terhenti/)).toBeVisible();
  });
});
