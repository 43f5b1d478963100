import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GameArt } from '../components/game-art/game-art.tsx';
import type { GameArtCategory, GameArtRatio } from '../components/game-art/game-art.types.ts';
import * as A from '../testing/foundations/art-sheet.styles.ts';
import { Search } from '../testing/foundations/icon-sheet.styles.ts';
import { FoundationPage, PagePart } from '../testing/foundations/page.tsx';

const categories: readonly { category: GameArtCategory; motif: string }[] = [
  { category: 'slots', motif: 'Stacked lozenges' },
  { category: 'live', motif: 'Arcs of a table and a cone of light' },
  { category: 'casino', motif: 'A lattice of cards' },
  { category: 'cockfight', motif: 'Two opposed crests, red against blue' },
  { category: 'fishing', motif: 'Waves and arcs of fish' },
  { category: 'bingo', motif: 'Bubbles with numbers' },
  { category: 'crash', motif: 'A rising curve and its trail' },
];

const seeds = [
  'lentera',
  'teluk-biru',
  'permata-senja',
  'kebun-pala',
  'sic-bo-laut',
  'bintang-timur',
  'rumah-garam',
  'angin-barat',
] as const;

const ratios: readonly GameArtRatio[] = ['portrait', 'square', 'landscape', 'wide'];

function ArtPage() {
  const [seed, setSeed] = useState('lentera');
  return (
    <FoundationPage
      title="Procedural art"
      lead="Every game has an image without an image file: its id is the seed of a drawing that is always the same, and different from all others. The category decides the motif; the seed decides hue, layout and pattern. Titles are text beside the image, so that they can be read aloud and translated."
    >
      <PagePart title="Try a seed" note="Type the id of a game.">
        <Search
          aria-label="Seed"
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
          spellCheck={false}
        />
        <A.Row>
          {categories.map(({ category }) => (
            <A.Tile key={category}>
              <GameArt seed={seed} category={category} />
              {category}
            </A.Tile>
          ))}
        </A.Row>
      </PagePart>
      {categories.map(({ category, motif }) => (
        <PagePart key={category} title={category} note={motif}>
          <A.Row>
            {seeds.map((name) => (
              <A.Tile key={name}>
                <GameArt seed={name} category={category} />
                {name}
              </A.Tile>
            ))}
          </A.Row>
        </PagePart>
      ))}
      <PagePart title="Shapes" note="Tile, square, landscape, arena.">
        <A.Wide>
          {ratios.map((ratio) => (
            <A.Tile key={ratio}>
              <GameArt seed="permata-senja" category="slots" ratio={ratio} />
              {ratio}
            </A.Tile>
          ))}
        </A.Wide>
      </PagePart>
      <PagePart
        title="What it never draws"
        note="People, animals in distress, coins and piles of money, logos of providers, and textile patterns that have a name or an owner. The geometry is deliberately simple."
      />
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Procedural art',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <ArtPage />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const AnotherSeed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = () => canvasElement.querySelector('.lobi-GameArt-root')?.getAttribute('src');
    // Images are rendered when they are near the viewport.
    await waitFor(() => expect(first()).toMatch(/^data:image/));
    const before = first();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seed' }), '-2');
    await waitFor(() => expect(first()).not.toBe(before));
  },
};
