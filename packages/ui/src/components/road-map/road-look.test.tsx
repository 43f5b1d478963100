import { describe, expect, it } from 'vitest';
import { id } from '../../messages/id.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { RoadLook } from './road-look.ts';
import { RoadMap } from './road-map.tsx';

const look: RoadLook = {
  letters: { meron: 'B', wala: 'P', draw: 'S', cancelled: '' },
  texts: {
    ...id.arena,
    ...id.baccarat,
    meron: id.baccarat.banker,
    wala: id.baccarat.player,
    draw: id.baccarat.tie,
    roadCellDraws: id.baccarat.roadCellTies,
  },
};

describe('RoadMap of a table', () => {
  it('RoadMap of a table game labels the game’s sides, and has no cancelled rounds', async () => {
    const screen = await renderInKit(
      <RoadMap look={look} results={[{ number: 7, result: 'meron' }]} />,
    );
    const bead = screen.getByRole('img', { name: 'Ronde 7: Bandar' }).first();
    await expect.element(bead).toHaveTextContent('B');
    expect(screen.container.textContent).not.toContain(id.arena.cancelled);
    expect(screen.container.textContent).not.toContain(id.arena.meron);
  });
});
