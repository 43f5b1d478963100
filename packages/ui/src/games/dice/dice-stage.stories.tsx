import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { RecentResults } from '../play-frame/recent-results.tsx';
import { diceBox } from './dice.fixtures.ts';
import { DiceStage } from './dice-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Dadu Seratus' } };

const meta = {
  title: 'Games/DiceStage',
  component: DiceStage,
  args: { seat, ...diceBox, onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Dice: a roll under or over a target.'],
      avoid: ['Without the rules of the game: what a choice is worth comes from the application.'],
      keyboard: {
        Arrows: 'On the line: a point; Page up and down ten, Home and End the ends.',
        Enter: 'In the stake: plays, once.',
      },
      do: [
        {
          text: 'List the latest rolls as they were; only the newest is marked.',
          show: () => (
            <RecentResults items={['27,18', '77,18', '3,10'].map((face) => ({ id: face, face }))} />
          ),
        },
        'Give `plays` newest first: the first is animated, then revealed.',
      ],
      dont: [
        {
          text: 'Point out a pattern: past rolls do not change the next.',
          show: () => (
            <Inline gap={2}>
              <Badge tone="warning">Sering: di bawah 50</Badge>
              <Badge tone="info">Lama tidak muncul: 90+</Badge>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DiceStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        Won: <DiceStage {...args} />,
        Lost: <DiceStage {...args} plays={diceBox.plays.slice(1)} />,
        'Before the first play': <DiceStage {...args} plays={[]} />,
        'Waiting for the result': (
          <DiceStage {...args} seat={{ ...seat, state: { status: 'playing' } }} />
        ),
      }}
    />
  ),
};

export const Lost: Story = { args: { plays: diceBox.plays.slice(1) } };
export const Empty: Story = { args: { plays: [] } };
export const Playing: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Refused: Story = {
  args: { seat: { ...seat, state: { status: 'refused', message: 'Saldo Anda tidak cukup.' } } },
};
export const Staff: Story = { args: { seat: { ...seat, access: 'viewer' } } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{PageDown}');
    const fields = canvas.getAllByRole('textbox');
    fields.at(-1)?.focus();
    await userEvent.keyboard('10rb{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith({ direction: 'under', target: 4_000 }, '10000');
  },
};
