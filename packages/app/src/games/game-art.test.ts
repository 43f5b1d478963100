import { gameManifests } from '@lobi/core/games';
import { drawGameArt } from '@lobi/ui/lobby';
import { expect, it } from 'vitest';

const titles = Object.values(gameManifests).flatMap(({ category, titles }) =>
  titles.map(([key, title, , engine = key]) => ({ category, engine, title })),
);

const draw = (seed: string, { category, ...subject }: (typeof titles)[number]) =>
  drawGameArt({ seed, category, subject });

it.each(titles.map((each) => [each.title, each] as const))(
  'the tile of a built-in game shows the game and not only its category: %s',
  (_, each) => {
    expect(draw('same', each)).not.toBe(drawGameArt({ seed: 'same', category: each.category }));
  },
);

it('no two slot machines show the same image', () => {
  const machines = titles.filter(({ category }) => category === 'slots');
  expect(new Set(machines.map((each) => draw('same', each))).size).toBe(machines.length);
});
