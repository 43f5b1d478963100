import { expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { GameArt } from './game-art.tsx';

const pictureOf = (seed: string) => document.querySelector(`[data-testid=${seed}] img`);

it('GameArt renders near the viewport, and remains rendered', async () => {
  await renderInKit(
    <>
      <div data-testid="near">
        <GameArt seed="near" category="slots" />
      </div>
      <div style={{ height: '5000px' }} />
      <div data-testid="far">
        <GameArt seed="far" category="slots" />
      </div>
    </>,
  );
  await expect.poll(() => pictureOf('near')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(pictureOf('far')?.getAttribute('src')).toBeNull();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => pictureOf('far')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(pictureOf('near')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
});

it('GameArt renders every tile of a full page, a few at a time', async () => {
  const seeds = Array.from({ length: 30 }, (_, index) => `tile-${index}`);
  await renderInKit(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(10, 30px)' }}>
      {seeds.map((seed) => (
        <div key={seed} data-testid={seed} style={{ height: '40px' }}>
          <GameArt seed={seed} category="crash" />
        </div>
      ))}
    </div>,
  );
  await expect
    .poll(() => seeds.filter((seed) => !pictureOf(seed)?.getAttribute('src')))
    .toEqual([]);
});
