import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { manyGames, sixArenas } from '../../testing/lobby-fixtures.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { GameCardSkeleton } from './game-card-skeleton.tsx';
import { GameCard } from './game-card.tsx';
import { GameRow } from './game-row.tsx';

const [arena] = sixArenas;
const slot = manyGames.find(({ category }) => category === 'slots');
const table = manyGames.find(({ category }) => category === 'live');
if (!arena || !slot || !table) throw new Error('The fixtures hold too few games');

const meta = {
  title: 'Games/GameCard',
  component: GameCard,
  args: { game: arena, href: '#game' },
  decorators: [columnOf(360)],
  parameters: {
    guide: {
      use: [
        'In rails and grids of a lobby. The title is text, so it is translated and read.',
        'GameRow for "continue" and "open now", where the state matters more than the picture.',
      ],
      avoid: ['To advertise: badges show only the current state of the game.'],
      keyboard: {
        Tab: 'To the tile, then to its heart.',
        Enter: 'Opens the game.',
        Space: 'On the heart: marks it as a favourite.',
      },
      do: [
        {
          text: 'Show a badge only for the current state of the game.',
          show: () => (
            <div style={{ inlineSize: 180 }}>
              <GameCard game={table} href="#game" badge="live" />
            </div>
          ),
        },
      ],
      dont: [
        {
          text: 'Promise a jackpot on a game that has none.',
          show: () => (
            <div style={{ inlineSize: 180 }}>
              <GameCard game={table} href="#game" badge="jackpot" />
            </div>
          ),
        },
      ],
      accessibility: [
        'The whole tile is one link with the title as its name, also when it is locked, which the name then says. The favourite is a button of its own beside the link.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const grid = { display: 'grid', gap: 16 } as const;

export const Matrix: Story = {
  parameters: { columnWidth: 1100 },
  render: () => (
    <div style={grid}>
      <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {(['new', 'hot', 'live', 'jackpot'] as const).map((badge) => (
          <GameCard key={badge} game={slot} href="#game" badge={badge} />
        ))}
        <GameCard game={slot} href="#game" jackpot="31284350" />
        <GameCard game={table} href="#game" badge="live" players={1284} />
        <GameCard game={slot} href="#game" locked="guest" />
        <GameCard game={slot} href="#game" locked="role" />
        <GameCard game={slot} href="#game" maintenance />
        <GameCard game={slot} href="#game" artSrc={null} />
        <GameCard game={slot} href="#game" favourite onFavouriteChange={fn()} />
        <GameCardSkeleton />
      </div>
      <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {sixArenas.map((game) => (
          <GameCard key={game.id} game={game} href="#game" shape="wide" />
        ))}
      </div>
      <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
        {manyGames.slice(4, 10).map((game) => (
          <GameCard key={game.id} game={game} href="#game" shape="mini" />
        ))}
      </div>
      <GameRow game={arena} href="#game" />
      <GameRow game={slot} href="#game" note="Dimainkan kemarin" />
    </div>
  ),
};

/** Every shape in every pointer and keyboard state; a guest sees a locked card instead of a disabled one. */
export const States: Story = {
  parameters: { ...shownStates, columnWidth: 1600 },
  render: () => (
    <StatesTable
      rows={Object.fromEntries(
        (
          [
            ['portrait', 160],
            ['wide', 260],
            ['mini', 96],
          ] as const
        ).map(([shape, inlineSize]) => [
          shape,
          (disabled: boolean) => (
            <div style={{ inlineSize }}>
              <GameCard
                game={shape === 'wide' ? arena : slot}
                href="#game"
                shape={shape}
                locked={disabled && 'guest'}
              />
            </div>
          ),
        ]),
      )}
    />
  ),
};

export const Loading: Story = { render: () => <GameCardSkeleton shape="wide" /> };

export const Empty: Story = { args: { game: slot, artSrc: null } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    shape: 'wide',
    game: { ...arena, title: 'Arena Kebun Raya Bukit Selatan', provider: 'Studio Nusantara Jaya' },
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { shape: 'wide', favourite: true, onFavouriteChange: fn() },
};

export const Interaction: Story = {
  args: { onFavouriteChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: arena.title })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: `Tambahkan ${arena.title} ke favorit` }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};
