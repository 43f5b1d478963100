import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { caughtFish, missedFish, sampleTargets } from '../../../testing/fishing-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { FishingView, type FishingViewProps } from './fishing-view.tsx';

const seat = tableSeat('Lentera Nelayan');
const view = (props: Partial<FishingViewProps> = {}) => (
  <FishingView
    seat={seat}
    targets={sampleTargets}
    seed="kolam"
    result={null}
    onPlay={() => undefined}
    {...props}
  />
);

describe('FishingView', () => {
  it('FishingView does not cast before a target is chosen', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }));
    await screen.getByRole('textbox').fill('10000');
    await userEvent.keyboard('{Enter}');
    expect(onPlay).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: 'Pilih sasaran' })).toBeVisible();
  });

  it('FishingView aims by arrow keys and casts by Enter, with the stake as power', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }));
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('radio', { name: /Kakap/ }).click();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('10000', 'pomfret');
  });

  it('FishingView aims at a pressed fish, and casts at it by the second press', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }), { motion: 'system' });
    await screen.getByRole('textbox').fill('10000');
    const canvas = screen.container.querySelector('canvas');
    if (!canvas) throw new Error('no pond');
    const chosen = () =>
      screen.container.querySelector<HTMLElement>('[data-target]:has(input:checked)')?.dataset[
        'target'
      ];
    const press = (x: number, y: number) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const at = { clientX: left + width * x, clientY: top + height * y };
      canvas.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...at }));
    };
    const places = Array.from({ length: 400 }, (_, index) => ({
      x: 0.05 + (index % 20) * 0.047,
      y: 0.3 + Math.floor(index / 20) * 0.03,
    }));
    // The fish swim by the clock of the page, and on while a slow machine renders: the places are pressed
    // in turn until one fish is pressed twice.
    let aimedAt: string | undefined;
    for (let turn = 0; onPlay.mock.calls.length === 0; turn += 1) {
      const place = places[turn % places.length];
      if (!place) break;
      press(place.x, place.y);
      await new Promise(requestAnimationFrame);
      const isFirst = aimedAt === undefined && chosen() !== undefined;
      aimedAt = chosen();
      if (isFirst) expect(onPlay).not.toHaveBeenCalled();
      if (aimedAt !== undefined) press(place.x, place.y);
    }
    await expect.poll(() => onPlay.mock.calls).toEqual([['10000', chosen()]]);
  });

  it('FishingView shows the last two shots of other players, also with reduced motion', async () => {
    const others = [
      { id: 'a', name: 'and***7', target: 'snapper', multipleBp: 80_000 },
      { id: 'b', name: 'b***i', target: 'grouper', multipleBp: 0 },
      { id: 'c', name: 'sit***1', target: 'anchovy', multipleBp: 20_000 },
    ];
    const screen = await renderInKit(view({ others }));
    const lines = screen.getByRole('list', { name: 'Pemain lain' });
    await expect
      .element(lines)
      .toMatchTextContent(/^b\*\*\*i Kerapu lolos.*sit\*\*\*1 Teri tertangkap! 2×$/);
  });

  it('FishingView shows target, stake, chance and return on the button', async () => {
    const screen = await renderInKit(view());
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('radio', { name: /Kakap/ }).click();
    const button = screen.getByRole('button', { name: /Tebar jala ke Kakap/ });
    await expect.element(button).toMatchTextContent(/Rp\s10\.000.*Peluang 12%.*Rp\s80\.000/);
  });

  it('FishingView announces the result, also with reduced motion', async () => {
    const screen = await renderInKit(view());
    await screen.rerender(view({ result: missedFish }));
    await expect.element(screen.getByText(/Kerapu lolos/)).toBeVisible();
  });

  it('FishingView reveals a catch only after its animation', async () => {
    const screen = await renderInKit(view(), { motion: 'system' });
    await screen.rerender(view({ result: caughtFish }));
    expect(screen.container.textContent).not.toContain('tertangkap');
    await expect.element(screen.getByText(/Kakap tertangkap! 8×/)).toBeVisible();
  });

  it('FishingView aims by arrow keys on the pond, tells the fish and what it pays, and casts by Enter', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }));
    await screen.getByRole('textbox').fill('10000');
    screen.getByRole('application', { name: 'Kolam' }).element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect
      .poll(() => screen.container.querySelector('[aria-live="polite"]')?.textContent)
      .toMatch(/^Sarden, 3×, peluang 32%/);
    await expect.element(screen.getByRole('radio', { name: /^Sarden/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('10000', 'sardine');
  });

  it('FishingView takes the next cast while the net of the last one is still lifted', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }), { motion: 'system' });
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('radio', { name: /^Kakap/ }).click();
    await screen.rerender(view({ onPlay, result: caughtFish }));
    expect(screen.container.textContent).not.toContain('tertangkap');
    screen.getByRole('application').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('10000', 'snapper');
  });
});

describe('a press in the pond while a cast is being sent', () => {
  const sent = { ...seat, state: { status: 'playing' } } as const;

  /** A pond aimed at the snapper with a stake, in which Enter was pressed twice during a cast. */
  async function pressedTwice() {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }));
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('radio', { name: /^Kakap/ }).click();
    await screen.rerender(view({ onPlay, seat: sent }));
    screen.getByRole('application').element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    return { onPlay, screen };
  }

  it('a press during a cast is sent once after it', async () => {
    const { onPlay, screen } = await pressedTwice();
    expect(onPlay).not.toHaveBeenCalled();
    await screen.rerender(view({ onPlay, result: missedFish }));
    await expect.poll(() => onPlay.mock.calls).toEqual([['10000', 'snapper']]);
    await screen.rerender(view({ onPlay, seat: sent, result: missedFish }));
    await screen.rerender(view({ onPlay, result: caughtFish }));
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('a press during a cast waits for the pace of the game', async () => {
    const { onPlay, screen } = await pressedTwice();
    let now = 0;
    const paced = { ...seat, readyAt: 250, ownNow: (): number => now };
    await screen.rerender(view({ onPlay, seat: paced, result: missedFish }));
    expect(onPlay).not.toHaveBeenCalled();
    now = 250;
    await expect.poll(() => onPlay.mock.calls).toEqual([['10000', 'snapper']]);
  });

  it.each([
    ['the cast was refused', { ...seat, state: { status: 'refused', message: 'Saldo' } }],
    ['the outcome of the cast is unknown', { ...seat, state: { status: 'unknown' } }],
    [
      'the pace of the game is slower than a hand',
      { ...seat, readyAt: 5_000, ownNow: (): number => 0 },
    ],
  ] as const)('a press during a cast is dropped if %s', async (_, later) => {
    const { onPlay, screen } = await pressedTwice();
    await screen.rerender(view({ onPlay, seat: later }));
    await screen.rerender(view({ onPlay }));
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('a press during a cast is dropped if the aim has changed since', async () => {
    const { onPlay, screen } = await pressedTwice();
    await userEvent.keyboard('{ArrowRight}');
    await screen.rerender(view({ onPlay, result: missedFish }));
    expect(onPlay).not.toHaveBeenCalled();
  });
});
