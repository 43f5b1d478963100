import { describe, expect, it } from 'vitest';
import { es } from '../../messages/es.ts';
import { id } from '../../messages/id.ts';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { GameCard } from './game-card.tsx';
import type { RoundStatus } from './game.types.ts';

const [arena] = sixArenas;
if (!arena?.currentRound) throw new Error('The fixtures hold no arena with a round');
const round = arena.currentRound;

describe('GameCard', () => {
  const states: readonly RoundStatus[] = ['open', 'last-call', 'closed', 'settled'];

  it.each([
    ['id', id],
    ['es', es],
  ] as const)(
    'GameCard shows each state of a round in one line beside or below its button, in %s',
    async (_language, messages) => {
      const screen = await renderInKit(
        <div style={{ inlineSize: 150 }}>
          {states.map((status) => (
            <GameCard
              key={status}
              game={{ ...arena, currentRound: { ...round, status } }}
              href="#game"
              onFavouriteChange={() => undefined}
            />
          ))}
        </div>,
        { messages },
      );
      const tags = [...screen.container.querySelectorAll('.lobi-GameCard-tag')];
      const buttons = [...screen.container.querySelectorAll('button i')];
      expect(tags).toHaveLength(states.length);
      for (const [index, tag] of tags.entries()) {
        const box = tag.getBoundingClientRect();
        const button = buttons[index]?.getBoundingClientRect();
        expect(box.height, tag.textContent).toBeLessThan(28);
        const isBeside = box.right <= (button?.left ?? 0);
        expect(isBeside || box.top >= (button?.bottom ?? 0), tag.textContent).toBe(true);
      }
    },
  );
});
