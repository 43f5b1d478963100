import { describe, expect, it } from 'vitest';
import { roundWith } from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import type { ArenaRound } from '../arena.types.ts';
import { ArenaStage } from './arena-stage.tsx';
import { sceneOf } from './stage-scene.ts';

type Change = Partial<ArenaRound> | null;

/** The board of a fight in a box of a known size. */
const stageOf = (change: Change) => (
  <div style={{ inlineSize: 640 }}>
    <ArenaStage title="Arena Lentera" scene={sceneOf(change && roundWith(change))} />
  </div>
);

/** Fights before the declaration; the record of each already has a result, which must not show. */
const undecided: readonly (readonly [string, Change])[] = [
  ['between two fights', null],
  ['before betting', { status: 'standby', result: 'meron' }],
  ['while betting is open', { status: 'open', result: 'wala' }],
  ['at the last call', { status: 'last-call', result: 'meron' }],
  ['during the fight', { status: 'closed', result: 'wala' }],
];

/** Times of the animations to look at, in ms. */
const times = [0, 340, 1_200, 2_016, 2_900, 4_370, 5_500];

function sideOf(container: Element, side: 'meron' | 'wala'): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-side='${side}']`);
  if (!found) throw new Error(`no side ${side}`);
  return found;
}

const animationsOf = (side: HTMLElement): Animation[] => side.getAnimations({ subtree: true });

/** Edges and opacity of everything on a side, measured from the middle of the board. */
function shapeOf(side: HTMLElement, fromMiddle: (box: DOMRect) => readonly [number, number]) {
  return Array.from(side.querySelectorAll<Element>('*'), (element) => {
    const box = element.getBoundingClientRect();
    const [near, far] = fromMiddle(box);
    const pixels = [near, far, box.top, box.bottom].map((value) => Math.round(value * 10) / 10);
    return `${pixels.join(' ')} ${getComputedStyle(element).opacity}`;
  });
}

describe('the board without a broadcast', () => {
  it.each(undecided)(
    'the two sides %s are a mirror of each other, at every moment',
    async (_, change) => {
      const screen = await renderInKit(stageOf(change), { motion: 'system' });
      const [meron, wala] = [sideOf(screen.container, 'meron'), sideOf(screen.container, 'wala')];
      expect(wala.innerHTML).toBe(meron.innerHTML);
      // The drawing with its animations, not the change to it.
      for (const side of [meron, wala]) {
        for (const one of animationsOf(side)) if (one instanceof CSSTransition) one.finish();
      }
      const stage = screen.getByRole('region', { name: 'Siaran' }).element();
      const { left, width } = stage.getBoundingClientRect();
      const middle = left + width / 2;
      for (const time of times) {
        for (const side of [meron, wala]) {
          for (const one of animationsOf(side)) {
            one.pause();
            one.currentTime = time;
          }
        }
        expect(shapeOf(wala, (box) => [box.left - middle, box.right - middle])).toEqual(
          shapeOf(meron, (box) => [middle - box.right, middle - box.left]),
        );
      }
    },
  );

  it('the birds move during the fight, both for the same time', async () => {
    const screen = await renderInKit(stageOf({ status: 'closed' }), { motion: 'system' });
    const loops = (side: 'meron' | 'wala') =>
      animationsOf(sideOf(screen.container, side)).map((one) => one.effect?.getComputedTiming());
    expect(loops('meron').length).toBeGreaterThan(0);
    expect(loops('wala')).toEqual(loops('meron'));
  });

  it('every scene is still with reduced motion', async () => {
    const screen = await renderInKit(stageOf({ status: 'closed' }));
    const stage = screen.getByRole('region', { name: 'Siaran' }).element();
    const loops = stage
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation);
    expect(loops).toEqual([]);
  });

  it.each([
    ['meron', 'wala'],
    ['wala', 'meron'],
  ] as const)('a fight won by %s lights that side, and darkens %s', async (winner, other) => {
    const screen = await renderInKit(stageOf({ status: 'declared', result: winner }));
    const opacityOf = (side: 'meron' | 'wala'): number[] =>
      Array.from(sideOf(screen.container, side).children, (one) =>
        Number(getComputedStyle(one).opacity),
      );
    const [light = 0, bird = 0] = opacityOf(winner);
    const [otherLight = 1, otherBird = 1] = opacityOf(other);
    expect(light).toBeGreaterThan(0.5);
    expect(otherLight).toBe(0);
    expect(bird).toBe(1);
    expect(otherBird).toBeLessThan(0.5);
  });

  it.each([
    ['a draw', { status: 'settled', result: 'draw' }],
    ['a cancelled fight', { status: 'cancelled', result: null }],
  ] as const)('%s leaves both sides alike', async (_, change) => {
    const screen = await renderInKit(stageOf(change));
    expect(screen.container.querySelector('[data-winner]')).toBeNull();
  });

  it('the label of the board does not repeat the status, which the banner announces', async () => {
    const screen = await renderInKit(stageOf({ status: 'open' }));
    const board = screen.getByRole('img', { name: /^Gambar Arena Lentera/ });
    const label = board.element().getAttribute('aria-label');
    await screen.rerender(stageOf({ status: 'settled', result: 'meron' }));
    expect(board.element().getAttribute('aria-label')).toBe(label);
    const stage = screen.getByRole('region', { name: 'Siaran' }).element();
    expect(stage.querySelector('[aria-live], [role="status"]')).toBeNull();
  });
});
