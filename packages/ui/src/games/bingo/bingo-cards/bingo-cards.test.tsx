import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ownCards, samplePatterns } from '../../../testing/bingo-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { BingoCards, type BingoCardsProps } from './bingo-cards.tsx';

/** The player's cards in the play frame of a phone. */
const onPhone = (change: Partial<BingoCardsProps> = {}) => (
  <div style={{ container: 'play-frame / inline-size' }}>
    <BingoCards cards={ownCards} called={[]} patterns={samplePatterns} {...change} />
  </div>
);

/** The four balls of the middle row of the third card, which no other card has. */
const middle = (ownCards[2]?.cells ?? []).slice(10, 15).filter((ball) => ball !== null);

const headings = (): (string | null)[] =>
  [...document.querySelectorAll('.lobi-BingoCard-root h3')].map(({ textContent }) => textContent);

describe('BingoCards on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('BingoCards shows four cards at once on a phone, with their distance to a prize', async () => {
    const screen = await renderInKit(onPhone({ called: middle.slice(0, 3) }));
    const boxes = [...screen.container.querySelectorAll('.lobi-BingoCard-root')].map((card) =>
      card.getBoundingClientRect(),
    );
    expect(boxes).toHaveLength(4);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
    await expect.element(screen.getByText('kurang 1', { exact: true })).toBeVisible();
  });

  it('BingoCards puts the card that is nearest to an open prize first, and keeps the focus', async () => {
    const screen = await renderInKit(onPhone());
    expect(headings()).toEqual(['Kartu 1', 'Kartu 2', 'Kartu 3', 'Kartu 4']);
    const third = screen.getByRole('button', { name: 'Perbesar kartu 3' });
    third.element().focus();
    await screen.rerender(onPhone({ called: middle.slice(0, 2) }));
    expect(headings()).toEqual(['Kartu 3', 'Kartu 1', 'Kartu 2', 'Kartu 4']);
    await expect.element(third).toHaveFocus();
    // Its line does not count once that prize was won.
    const corner = ownCards[3]?.cells[20] ?? 0;
    const called = [...middle, corner];
    await screen.rerender(onPhone({ called, open: ['corners'] }));
    expect(headings()[0]).toBe('Kartu 4');
  });

  it('BingoCards keeps the order of purchase while the player marks the balls', async () => {
    const screen = await renderInKit(onPhone({ called: middle.slice(0, 2) }));
    await screen.getByRole('switch').click();
    expect(headings()).toEqual(['Kartu 1', 'Kartu 2', 'Kartu 3', 'Kartu 4']);
  });

  it('a pressed card is enlarged alone, and returns to the others with the focus', async () => {
    const screen = await renderInKit(onPhone());
    await screen.getByRole('button', { name: 'Perbesar kartu 3' }).click();
    const back = screen.getByRole('button', { name: 'Semua kartu' });
    await expect.element(back).toHaveFocus();
    await expect.element(screen.getByText('Kartu 3 dari 4')).toBeInTheDocument();
    const large = screen.getByRole('region', { name: 'Kartu 3' }).element();
    const { left, width } = large.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(width).toBeGreaterThan(300);

    await back.click();
    await expect.element(screen.getByRole('button', { name: 'Perbesar kartu 3' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Semua kartu' }).query()).toBeNull();
  });

  it('BingoCards shows two cards at once on a phone of little height, and stays at the nearest one', async () => {
    await page.viewport(360, 640);
    const screen = await renderInKit(onPhone());
    const inView = (): number =>
      [...screen.container.querySelectorAll('.lobi-BingoCard-root')].filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= 0 && right <= 360;
      }).length;
    expect(inView()).toBe(2);
    await screen.rerender(onPhone({ called: middle.slice(0, 2) }));
    expect(headings()[0]).toBe('Kartu 3');
    expect(screen.container.querySelector('ol')?.scrollLeft).toBe(0);
    await expect.poll(inView).toBe(2);
  });

  it('BingoCards moves cards from their previous places when another one is nearest', async () => {
    const screen = await renderInKit(onPhone(), { motion: 'system' });
    const third = screen.getByRole('region', { name: 'Kartu 3' }).element();
    const before = third.getBoundingClientRect();
    await screen.rerender(onPhone({ called: middle.slice(0, 2) }));
    const move = third.closest('li')?.getAnimations()[0];
    move?.pause();
    if (move) move.currentTime = 0;
    expect(third.getBoundingClientRect().toJSON()).toEqual(before.toJSON());
    move?.finish();
    expect(third.getBoundingClientRect().top).toBeLessThan(before.top);
  });

  it('BingoCards before a purchase has blank cards of the size of the bought ones', async () => {
    const screen = await renderInKit(onPhone({ cards: [], planned: 4 }));
    const boxes = (name: string) =>
      [...screen.container.querySelectorAll(`.lobi-BingoCard-${name}`)].map((card) =>
        card.getBoundingClientRect().toJSON(),
      );
    const blank = boxes('blank');
    expect(blank).toHaveLength(4);
    await screen.rerender(onPhone());
    expect(boxes('root')).toEqual(blank);
  });

  it('BingoCards on a wide page shows large cards without a button to enlarge them', async () => {
    await page.viewport(1440, 900);
    const screen = await renderInKit(onPhone());
    expect(screen.getByRole('button').query()).toBeNull();
  });
});
