import { countRenders } from '../../../testing/count-renders.ts';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import {
  freeSpinsPlay,
  lostSpin,
  sampleMachine,
  sampleTide,
  smallSpin,
  wonSpin,
} from '../../../testing/slot-fixtures.ts';
import {
  expandPlay,
  holdPlay,
  sampleExpand,
  sampleHold,
  sampleTrail,
  sampleTumble,
  trailPlay,
  tumblePlay,
} from '../../../testing/slot-feature-fixtures.ts';
import { craftSymbols } from '../../../drawings/symbols/craft-symbols.ts';
import { gemSymbols } from '../../../drawings/symbols/gem-symbols.ts';
import { lanternSkin } from '../skins/lantern-skin.ts';
import { nightSkin } from '../skins/night-skin.tsx';
import { nights } from '../skins/nights.ts';
import { tideSkin } from '../skins/tide-skin.ts';
import { paidCells } from '../slot-window.ts';
import type { SlotSpinData } from '../slots.types.ts';
import { SlotReels, type SlotReelsProps } from './slot-reels.tsx';
import type { SpinShow } from './use-spin-show.ts';

const reels = (props: Partial<SlotReelsProps> = {}) => (
  <div style={{ inlineSize: 400, blockSize: 400 }}>
    <SlotReels
      machine={sampleMachine}
      skin={lanternSkin}
      result={null}
      spinning={false}
      {...props}
    />
  </div>
);

const vaultSkin = nightSkin({ ...gemSymbols, coin: craftSymbols.coin }, nights.indigo, 'crystals');

const plaque = () => document.querySelector('.lobi-SlotReels-plaque')?.textContent;
const lines = () => document.querySelector<SVGElement>('.lobi-SlotReels-window > svg[data-won]');

/** Returns the strips with a running browser animation. */
const turning = () =>
  [...document.querySelectorAll('[data-reel]')].filter((strip) => strip.getAnimations().length > 0);

/** Returns the cell of each strip in the top row. */
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-reel]')].map((strip) => {
    const window = strip.parentElement?.getBoundingClientRect();
    const cell = strip.firstElementChild?.getBoundingClientRect();
    if (!window || !cell) return undefined;
    return Math.round((window.top - cell.top) / cell.height);
  });

/** Cells over the strips, by how their symbols come in. */
const cover = () =>
  [...document.querySelectorAll<HTMLElement>('.lobi-SlotReels-cover > div')].map(
    ({ dataset }) => dataset['enters'] ?? '',
  );

describe('SlotReels', () => {
  it.each([
    ['lines', sampleMachine, 0.65],
    ['a trail of multipliers', sampleTrail, 0.5],
  ])(
    'SlotReels gives reels with %s most of the height of a small phone',
    async (_, machine, least) => {
      const screen = await renderInKit(
        <div style={{ inlineSize: 328, blockSize: 200 }}>
          <SlotReels machine={machine} skin={lanternSkin} result={null} spinning={false} />
        </div>,
      );
      const window = screen.container.querySelector('.lobi-SlotReels-window')!;
      const text = screen.container.querySelector('.lobi-SlotReels-plaque')!;
      const stage = screen.container.querySelector('.lobi-SlotReels-root')!.getBoundingClientRect();
      expect(window.getBoundingClientRect().height).toBeGreaterThan(stage.height * least);
      expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(stage.bottom);
    },
  );

  it('SlotReels shows the result at once with reduced motion, and reports that it has finished', async () => {
    const onShow = vi.fn<(show: SpinShow) => void>();
    const screen = await renderInKit(reels({ spinning: true, onShow }));
    await screen.rerender(reels({ result: wonSpin, onShow }));
    await expect
      .poll(() => onShow)
      .toHaveBeenLastCalledWith({
        id: 'play-won',
        step: 0,
        frame: 0,
        isTurning: false,
        isOver: true,
      });
    expect(stops()).toEqual([0, 0, 0]);
  });

  it('SlotReels stops at the stops of the server', async () => {
    const onShow = vi.fn<(show: SpinShow) => void>();
    const screen = await renderInKit(reels({ onShow }), { motion: 'system' });
    await screen.rerender(reels({ spinning: true, onShow }));
    await screen.rerender(reels({ result: lostSpin, onShow }));
    expect(plaque()).toBe('Berputar…');
    // The browser animates only the reels, nothing else in the window.
    expect(turning()).toHaveLength(sampleMachine.reels.length);
    await expect.poll(() => onShow.mock.lastCall?.[0].isOver).toBe(true);
    expect(stops()).toEqual([3, 7, 4]);
    expect(turning()).toEqual([]);
    expect(plaque()).toBe('Belum menang');
  });

  it('SlotReels plays free spins automatically one after another', async () => {
    const steps: number[] = [];
    const onShow = ({ step, isTurning }: SpinShow): void => {
      if (!isTurning && steps.at(-1) !== step) steps.push(step);
    };
    const tide = { machine: sampleTide, skin: tideSkin, onShow };
    const screen = await renderInKit(reels(tide), { motion: 'system' });
    await screen.rerender(reels({ ...tide, result: freeSpinsPlay }));
    await expect.poll(() => steps).toEqual([0, 1, 2]);
  });

  it('SlotReels shows the previous window after a rejected stake', async () => {
    const screen = await renderInKit(reels({ result: wonSpin }), { motion: 'system' });
    await screen.rerender(reels({ result: wonSpin, spinning: true }));
    await screen.rerender(reels({ result: wonSpin }));
    await expect.poll(() => stops()).toEqual([0, 0, 0]);
    expect(plaque()).toContain('Mangga');
  });

  it('SlotReels announces the symbols and the wins', async () => {
    const screen = await renderInKit(reels({ result: wonSpin }));
    const window = screen.getByRole('img');
    await expect.element(window).toHaveAccessibleName(/Baris 2: Mangga, Mangga, Lentera\./);
    expect(screen.container.textContent).toContain('Garis 1: 3 × Mangga, Rp\u00a032.000');
  });

  // id: slot-win-light-above-stake
  it('SlotReels lights up only for a return above the stake', async () => {
    const screen = await renderInKit(reels({ result: wonSpin }));
    expect(lines()).not.toBeNull();
    await screen.rerender(reels({ result: smallSpin }));
    await expect.poll(() => plaque()).toContain('Daun');
    expect(lines()).toBeNull();
  });

  it('SlotReels dims losing cells by one overlay with holes, without rendering symbols again', async () => {
    const screen = await renderInKit(reels({ result: null }));
    const symbol = document.querySelector('[data-reel] svg');
    const counted = await countRenders(async () => {
      await screen.rerender(reels({ result: wonSpin }));
      await expect.poll(() => lines()).not.toBeNull();
    });
    const holes =
      lines()
        ?.querySelector('path')
        ?.getAttribute('d')
        ?.match(/h100v100/g) ?? [];
    expect(holes).toHaveLength(paidCells(sampleMachine, wonSpin.spins[0]!).size);
    expect(counted).toHaveProperty('Marks');
    expect(counted).not.toHaveProperty('Strips');
    expect(symbol && getComputedStyle(symbol).opacity).toBe('1');
  });

  it('SlotReels has no controls', async () => {
    const screen = await renderInKit(reels({ spinning: true }));
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  it('SlotReels shows each moment of a tumble in order, and is over after the last', async () => {
    const seen: string[] = [];
    const onShow = ({ frame, isTurning, isOver }: SpinShow): void => {
      if (!isTurning) seen.push(`${frame}${isOver ? ' over' : ''}`);
    };
    const tumble = { machine: sampleTumble, onShow };
    const screen = await renderInKit(reels(tumble), { motion: 'system' });
    await screen.rerender(reels({ ...tumble, spinning: true }));
    seen.length = 0;
    await screen.rerender(reels({ ...tumble, result: tumblePlay }));
    await expect.poll(() => seen).toEqual(['0', '1', '2 over']);
    expect(cover()).toHaveLength(9);
    expect(plaque()).toBe('Runtuhan 22 garis menang, Rp\u00a038.000');
  });

  it.each([
    ['expanding wilds', sampleExpand, expandPlay, /Lentera memenuhi gulungan 2/],
    ['a tumble', sampleTumble, tumblePlay, /Baris 1: Lonceng, Mangga, Mangga/],
    ['a trail', sampleTrail, trailPlay, /Jejak ×3/],
  ])(
    'SlotReels shows the end of %s at once with reduced motion, in text as well',
    async (_, machine, result, text) => {
      const onShow = vi.fn<(show: SpinShow) => void>();
      const screen = await renderInKit(reels({ machine, onShow }));
      await screen.rerender(reels({ machine, result, onShow }));
      await expect.poll(() => onShow.mock.lastCall?.[0].isOver).toBe(true);
      await expect.poll(() => screen.container.textContent).toMatch(text);
    },
  );

  it('SlotReels shows held coins with their values, and what they pay together', async () => {
    const hold = { machine: sampleHold, skin: vaultSkin };
    await renderInKit(reels({ ...hold, result: holdPlay }));
    const values = [...document.querySelectorAll('.lobi-SlotReels-cover text')];
    expect(values.map(({ textContent }) => textContent)).toEqual([
      '1×',
      '1×',
      '2×',
      '5×',
      '1×',
      '3×',
      '10×',
      '2×',
    ]);
    expect(plaque()).toBe('1 garis menang, Rp\u00a0100.000 · 8 koin ditahan, Rp\u00a0250.000');
  });

  it('SlotReels shows the payouts of both scatters and held coins if no line wins', async () => {
    const [{ feature }] = holdPlay.spins as [SlotSpinData];
    const freeSpins = { symbol: 'topaz', spins: { 4: 8 }, pays: { 3: 2 }, times: 2 };
    const spin = { stops: [0, 0, 0, 4, 4], lines: [], scatters: 3, feature, units: 81 };
    const result = { ...holdPlay, spins: [spin] };
    await renderInKit(reels({ machine: { ...sampleHold, freeSpins }, skin: vaultSkin, result }));
    expect(plaque()).toMatch(
      /^3 × Topas di mana saja, Rp\s20\.000 · 8 koin ditahan, Rp\s250\.000$/,
    );
  });

  it('SlotReels marks a reel that can still complete a big win, and lands it later', async () => {
    const onShow = vi.fn<(show: SpinShow) => void>();
    const kites = { ...lostSpin, spins: [{ ...lostSpin.spins[0]!, stops: [5, 2, 4] }] };
    const screen = await renderInKit(reels({ onShow }), { motion: 'system' });
    await screen.rerender(reels({ spinning: true, onShow }));
    await screen.rerender(reels({ result: kites, onShow }));
    const awaited = () => document.querySelectorAll('[data-awaited] > [data-reel="2"]').length;
    await expect.poll(awaited).toBe(1);
    await expect.poll(() => onShow.mock.lastCall?.[0].isOver).toBe(true);
    expect(awaited()).toBe(0);
  });
});
