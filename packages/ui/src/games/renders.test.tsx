import { countRenders, type RenderCounts } from '../testing/count-renders.ts';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { baccaratRound, dealtRound, naturalCoup, tableRoad } from '../testing/baccarat-fixtures.ts';
import {
  arenaGame,
  finishedRounds,
  openRound,
  placedBets,
  roundWith,
} from '../testing/arena-fixtures.ts';
import { bingoRound, ownCards, samplePatterns } from '../testing/bingo-fixtures.ts';
import {
  crashRound,
  openBets,
  pastMultipliers,
  sampleCurve,
  sampleProof,
  tablePlayers,
} from '../testing/crash-fixtures.ts';
import { playSeat } from '../testing/play-seat.ts';
import { renderInKit } from '../testing/render-in-kit.tsx';
import { ArenaView } from './arena/arena-view/arena-view.tsx';
import { BaccaratView } from './baccarat/baccarat-view/baccarat-view.tsx';
import { BingoView } from './bingo/bingo-view/bingo-view.tsx';
import { CrashView } from './crash/crash-view/crash-view.tsx';
import { DiceStage } from './dice/dice-stage.tsx';
import { diceBox } from './dice/dice.fixtures.ts';
import { LimboStage } from './limbo/limbo-stage.tsx';
import { limboBox } from './limbo/limbo.fixtures.ts';
import { MinesStage } from './mines/mines-stage.tsx';
import { minesTerms, openRun } from './mines/mines.fixtures.ts';
import type { PlaySeat } from './play-frame/play-frame.types.ts';
import { RouletteStage } from './roulette/roulette-stage.tsx';
import { rouletteBox } from './roulette/roulette.fixtures.ts';

const tools: PlaySeat['tools'] = {
  favourite: false,
  onFavouriteChange: () => {},
  onLimits: () => {},
};

/** A seat as an application passes it: a new object with memoized parts. */
const seatWith = (change: Partial<PlaySeat> = {}): PlaySeat => ({ ...playSeat, tools, ...change });
const noPlays: readonly never[] = [];
const playing: Partial<PlaySeat> = { state: { status: 'playing' } };

/** Number of renders of each; components without renders are omitted. */
const among = (counted: RenderCounts, names: readonly string[]): RenderCounts =>
  Object.fromEntries(Object.entries(counted).filter(([name]) => names.includes(name)));

/** Parts of the frame that a play does not affect. */
const frame = [
  ...['PlayHead', 'GameToolbar', 'AboutDialog', 'GameInfo', 'RecentResults', 'LastResult'],
  ...['PaysBeside', 'PayTable'],
];

const dice = (seat?: Partial<PlaySeat>, props: Partial<ComponentProps<typeof DiceStage>> = {}) => (
  <DiceStage seat={seatWith(seat)} {...diceBox} onPlay={() => {}} {...props} />
);

/** The picture adapts to the height of the controls one frame after both are rendered. */
async function pictureHasItsRoom(): Promise<void> {
  const root = document.querySelector<HTMLElement>('.lobi-PlayFrame-root');
  await expect.poll(() => root?.style.cssText).toContain('--play-dock');
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

describe('renders caused by a press in a game', () => {
  it('a typed stake renders only the stake and its value again', async () => {
    const screen = await renderInKit(dice());
    const counted = await countRenders(async () => {
      await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
      await expect
        .element(screen.getByRole('button', { name: /^Lempar · Rp\s10\.000/ }))
        .toBeVisible();
    });
    expect(among(counted, ['StakePanel', 'StakeField'])).toEqual({ StakePanel: 1, StakeField: 1 });
    expect(among(counted, [...frame, 'DicePicture', 'DiceControls'])).toEqual({});
  });

  it('a running play renders only the button and the result line again', async () => {
    const screen = await renderInKit(dice());
    const counted = await countRenders(() => screen.rerender(dice(playing)));
    await expect.element(screen.getByRole('button', { name: 'Menunggu hasil…' })).toBeVisible();
    expect(counted).toMatchObject({ StakePanel: 1 });
    // The text below the picture shows that a result is pending.
    expect(among(counted, [...frame, 'StakeField', 'DicePicture', 'DiceControls'])).toEqual({
      LastResult: 1,
    });
  });

  it('a result renders the picture again, but not the header, toolbar, stake field and controls', async () => {
    const [newest, ...before] = diceBox.plays;
    const screen = await renderInKit(dice(playing, { plays: before }));
    const counted = await countRenders(async () => {
      await screen.rerender(dice({}, { plays: newest ? [newest, ...before] : before }));
      await expect.element(screen.getByText(/^27,18 · Menang/)).toBeVisible();
    });
    expect(counted).toMatchObject({ DicePicture: expect.any(Number) });
    expect(
      among(counted, ['PlayHead', 'GameToolbar', 'AboutDialog', 'StakeField', 'DiceControls']),
    ).toEqual({});
  });

  it('a typed stake does not render the flight of limbo again', async () => {
    const screen = await renderInKit(
      <LimboStage seat={seatWith()} {...limboBox} plays={noPlays} onPlay={() => {}} />,
    );
    const counted = await countRenders(() =>
      screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000'),
    );
    expect(counted).toMatchObject({ StakePanel: 1 });
    expect(among(counted, [...frame, 'LimboPicture', 'LimboControls'])).toEqual({});
  });

  it('a picked tile of mines renders one tile again, and locking the others renders none', async () => {
    const stage = (seat?: Partial<PlaySeat>) => (
      <MinesStage
        seat={seatWith(seat)}
        termsOf={minesTerms}
        run={openRun}
        plays={noPlays}
        onStart={() => {}}
        onOpen={() => {}}
        onTake={() => {}}
      />
    );
    const screen = await renderInKit(stage());
    const closed = screen.getByRole('button', { name: /tertutup/ }).first();
    await closed.click();
    const counted = await countRenders(() => screen.rerender(stage(playing)));
    expect(among(counted, [...frame, 'Tile'])).toEqual({ Tile: 1 });
  });

  it('a chip on roulette renders one spot again, and a spin that locks the table renders none', async () => {
    const stage = (seat?: Partial<PlaySeat>) => (
      <RouletteStage seat={seatWith(seat)} {...rouletteBox} plays={noPlays} onPlay={() => {}} />
    );
    const screen = await renderInKit(stage());
    const red = screen.getByRole('button', { name: /^Merah,/ });
    await red.click();
    const laid = await countRenders(() => red.click());
    expect(among(laid, [...frame, 'RouletteWheel', 'Spot', 'SpotText'])).toEqual({
      Spot: 1,
      SpotText: 1,
    });
    const locked = await countRenders(() => screen.rerender(stage(playing)));
    expect(locked).toMatchObject({ BettingTable: 1, StakePanel: 1 });
    expect(among(locked, [...frame, 'RouletteWheel', 'Spot', 'SpotText'])).toEqual({
      LastResult: 1,
    });
  });
});

describe('renders caused by an event of a table', () => {
  it('a bet of another player on a fight renders only odds and pools again', async () => {
    const rounds = finishedRounds('MWD');
    const view = (round = openRound) => (
      <ArenaView
        game={arenaGame}
        round={round}
        rounds={rounds}
        bets={placedBets}
        balance="1250000"
        placement={{ status: 'idle' }}
        onPlace={() => {}}
      />
    );
    const [meron, wala] = openRound.selections;
    if (!meron || !wala) throw new Error('no sides');
    const screen = await renderInKit(view());
    const more = roundWith({ selections: [{ ...meron, pool: '24895000', odds: 181 }, wala] });
    const counted = await countRenders(() => screen.rerender(view({ ...more, version: 5 })));
    expect(counted).toMatchObject({ OddsBoard: 1, PoolBar: 1 });
    expect(among(counted, ['ArenaStage', 'RoadMap', 'Programme', 'SessionPanel'])).toEqual({});
  });

  it('a bet of another player in crash renders only one row again', async () => {
    const still = Date.now();
    const now = (): number => still;
    const round = { ...crashRound(0), closesAt: still + 60_000, phase: 'betting' } as const;
    const idle = { status: 'idle' } as const;
    const autoBounds = { minimum: 101, maximum: 100_000_000 };
    const stage = (players: typeof tablePlayers) => (
      <CrashView
        seat={seatWith({ now })}
        round={round}
        multipleAt={sampleCurve}
        slots={{ A: idle, B: idle }}
        autoBounds={autoBounds}
        history={pastMultipliers}
        bets={{ players: players.map((player) => ({ ...player })), playCount: players.length }}
        proof={sampleProof}
        last={null}
        onPlace={() => {}}
        onCancel={() => {}}
        onCashOut={() => {}}
      />
    );
    const screen = await renderInKit(stage(tablePlayers.slice(1)));
    await pictureHasItsRoom();
    const counted = await countRenders(() => screen.rerender(stage(tablePlayers)));
    await expect.element(screen.getByRole('rowheader', { name: 'tek***1' })).toBeVisible();
    expect(
      among(counted, [
        ...frame,
        ...['PlayersFeed', 'PlayerRow', 'CrashPanel', 'CrashGraph', 'StakeField'],
        ...['MultiplierHistory', 'RoundProof'],
      ]),
    ).toEqual({ PlayersFeed: 1, PlayerRow: 1 });
  });

  it('a called ball of bingo renders only the caller and the cards with it again', async () => {
    const [card] = ownCards;
    const onCard = card?.cells.find((ball) => ball !== null) ?? 0;
    const elsewhere = Array.from({ length: 75 }, (_, index) => index + 1).find(
      (ball) => !card?.cells.includes(ball),
    );
    const round = bingoRound();
    const cards = card ? [card] : [];
    const stage = (called: readonly number[]) => (
      <BingoView
        seat={seatWith()}
        round={{ ...round, called }}
        cards={cards}
        patterns={samplePatterns}
        maximumCards={12}
        isBought
        onBuy={() => {}}
        bets={openBets}
        proof={sampleProof}
        last={null}
      />
    );
    const parts = [
      ...frame,
      ...['BingoCaller', 'BoardRow', 'BingoCard', 'BuyCards', 'BingoPrizes', 'PlayersFeed'],
      'RoundProof',
    ];
    const screen = await renderInKit(stage([]));
    const away = await countRenders(() => screen.rerender(stage([elsewhere ?? 0])));
    expect(among(away, parts)).toEqual({ BingoCaller: 1, BoardRow: 1 });
    const hit = await countRenders(() => screen.rerender(stage([elsewhere ?? 0, onCard])));
    expect(hit).toMatchObject({ BingoCaller: 1, BingoCard: 1 });
    expect(among(hit, ['BuyCards', 'BingoPrizes', 'RoundProof'])).toEqual({});
  });

  it('a placed chip renders neither the picture nor the roads of baccarat again', async () => {
    const pays = { player: 1, banker: 0.95, tie: 8, 'player-pair': 11, 'banker-pair': 11 };
    const chips = ['10000', '25000', '50000'];
    const stage = (round = baccaratRound(60_000)) => (
      <BaccaratView
        seat={seatWith()}
        round={round}
        own={null}
        pays={pays}
        chips={chips}
        onPlace={() => {}}
        road={tableRoad}
        bets={openBets}
        proof={sampleProof}
        last={null}
      />
    );
    const screen = await renderInKit(stage());
    const others = [
      'VideoStage',
      'CoupCards',
      'RoadMap',
      'PlayersFeed',
      'RoundProof',
      'ChipSelector',
    ];
    const laid = await countRenders(() =>
      screen.getByRole('button', { name: /di Bandar\./ }).click(),
    );
    expect(laid).toMatchObject({ BetAreas: 1, StakePanel: 1 });
    expect(among(laid, [...frame, ...others])).toEqual({});
    const dealt = await countRenders(() => screen.rerender(stage(dealtRound(naturalCoup))));
    expect(dealt).toMatchObject({ CoupCards: 1 });
    expect(among(dealt, [...frame, 'RoundProof'])).toEqual({});
  });
});
