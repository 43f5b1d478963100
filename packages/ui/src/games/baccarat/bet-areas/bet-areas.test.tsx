import { describe, expect, it } from 'vitest';
import { sixCardCoup, tieCoup } from '../../../testing/baccarat-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import type { BaccaratCoup } from '../baccarat.types.ts';
import { BetAreas } from './bet-areas.tsx';

const onPhone = (coup: BaccaratCoup | null) => (
  <div style={{ inlineSize: 328, container: 'play-frame / inline-size' }}>
    <BetAreas
      laid={[]}
      taken={[
        { spot: 'player', amount: '10000' },
        { spot: 'banker-pair', amount: '10000' },
      ]}
      pays={{ player: 1, banker: 0.95, tie: 8, 'player-pair': 11, 'banker-pair': 11 }}
      chip="10000"
      currency="IDR"
      coup={coup}
      onLay={() => {}}
    />
  </div>
);

describe('BetAreas', () => {
  it.each([
    ['six cards', sixCardCoup],
    ['a tie', tieCoup],
  ])('BetAreas keeps its height on a phone when %s decide the bets', async (_, coup) => {
    const screen = await renderInKit(onPhone(null));
    const height = () =>
      screen.container.querySelector('.lobi-BetAreas-root')!.getBoundingClientRect().height;
    const before = height();
    await screen.rerender(onPhone(coup));
    await expect.element(screen.getByText('Menang').first()).toBeVisible();
    expect(height()).toBe(before);
  });

  it('BetAreas shows the odds of an area beside its chip on a phone', async () => {
    const screen = await renderInKit(onPhone(null));
    const laid = [...screen.container.querySelectorAll('[data-laid]')];
    expect(laid).toHaveLength(2);
    for (const area of laid) {
      const odds = document.createRange();
      odds.selectNodeContents(area.querySelector('.lobi-BetAreas-pays')!.lastChild!);
      const chip = area.querySelector('[data-taken]')!.getBoundingClientRect();
      expect(odds.getBoundingClientRect().right).toBeLessThanOrEqual(chip.left);
    }
  });
});
