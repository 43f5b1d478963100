import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { RecentResults } from '../play-frame/recent-results.tsx';
import { rouletteBox } from './roulette.fixtures.ts';
import { RouletteStage } from './roulette-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Rolet Eropa' } };

const meta = {
  title: 'Games/RouletteStage',
  component: RouletteStage,
  args: { seat, ...rouletteBox, onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['European roulette: chips on a table, and a wheel with one zero.'],
      avoid: ['Without the rules of the game: what a choice is worth comes from the application.'],
      keyboard: {
        Tab: 'The table is one stop, the pockets of the racetrack are another.',
        Arrows: 'On the table: field by line by field. On the racetrack: pocket by pocket.',
        Enter: 'Lays the chip in hand.',
        Delete: 'Takes the chips of a spot back.',
      },
      do: [
        {
          text: 'Show the number of a pocket; its colour is an addition.',
          show: () => (
            <RecentResults
              items={[
                { id: '1', face: 19, mark: 'red' },
                { id: '2', face: 17, mark: 'black' },
                { id: '3', face: 0, mark: 'green' },
              ]}
            />
          ),
        },
        'Give `plays` newest first: the first is animated, then revealed.',
      ],
      dont: [
        {
          text: 'Show the colour alone: eighteen pockets share it.',
          show: () => (
            <RecentResults
              items={[
                { id: '1', face: 'Merah', mark: 'red' },
                { id: '2', face: 'Hitam', mark: 'black' },
                { id: '3', face: 'Hijau', mark: 'green' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RouletteStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        'After a spin': <RouletteStage {...args} />,
        'Before the first spin': <RouletteStage {...args} plays={[]} />,
      }}
    />
  ),
};

export const Empty: Story = { args: { plays: [] } };
export const Zero: Story = { args: { plays: rouletteBox.plays.slice(2) } };
export const Playing: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Refused: Story = {
  args: { seat: { ...seat, state: { status: 'refused', message: 'Saldo Anda tidak cukup.' } } },
};
export const Staff: Story = { args: { seat: { ...seat, access: 'viewer' } } };

/** The bets of the last spin, placed again. */
export const WithChips: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ulangi taruhan' }));
  },
};

/** Announced bets and neighbours, in the order of the wheel. */
export const Racetrack: Story = {
  args: {
    seat: {
      ...seat,
      memory: { read: (name) => (name === 'board' ? 'track' : undefined), write: () => {} },
    },
  },
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Angka 17,/ }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: /^Putar/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith([{ spot: 'straight:17', chips: 1 }], '1000');
  },
};
