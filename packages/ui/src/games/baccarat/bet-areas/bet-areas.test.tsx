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
});
