import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { PlayingCard } from '../playing-card/playing-card.tsx';
import { dealtRun, lostRun, naturalRun, splitRun, wonRun } from './blackjack.fixtures.ts';
import { BlackjackStage } from './blackjack-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Blackjack Lentera' } };

/** A player with suggestions turned on. */
const advised = {
  ...seat,
  memory: { read: (name: string) => (name === 'suggest' ? true : undefined), write: fn() },
};

const meta = {
  title: 'Games/BlackjackStage',
  component: BlackjackStage,
  args: {
    seat,
    suggestionOf: () => 'split',
    run: dealtRun,
    plays: [naturalRun, lostRun],
    onStart: fn(),
    onMove: fn(),
  },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Blackjack against a dealer, with further stakes to double and to split.'],
      avoid: [
        'Without the rules of the game: allowed moves and suggestion come from the application.',
      ],
      keyboard: {
        'H, S, D, P': 'Hit, stand, double, split, while the table or a move has the focus.',
        Tab: 'To the suggestions and to the moves.',
        Enter: 'Makes the move, once.',
      },
      do: [
        {
          text: 'Write the points beside the cards, and say that an ace still counts as eleven.',
          show: () => (
            <Inline gap={2}>
              <PlayingCard card={{ rank: 1, suit: 0 }} />
              <PlayingCard card={{ rank: 6, suit: 2 }} />
              <Text weight="semibold">17 lunak</Text>
            </Inline>
          ),
        },
        'Give the play that runs as `run`, and plays that are over as `plays`, newest first.',
      ],
      dont: [
        {
          text: 'Leave the sum to the player.',
          show: () => (
            <Inline gap={2}>
              <PlayingCard card={{ rank: 1, suit: 0 }} />
              <PlayingCard card={{ rank: 6, suit: 2 }} />
            </Inline>
          ),
        },
      ],
      accessibility: ['Announces each new state of the hand in words: cards and points.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof BlackjackStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        'Before the first deal': <BlackjackStage {...args} run={null} plays={[]} />,
        'Suggested move': <BlackjackStage {...args} seat={advised} />,
        'Split hands': <BlackjackStage {...args} run={splitRun} />,
        Won: <BlackjackStage {...args} run={wonRun} plays={[wonRun, naturalRun, lostRun]} />,
        Blackjack: <BlackjackStage {...args} run={naturalRun} />,
        Lost: <BlackjackStage {...args} run={lostRun} plays={[lostRun]} />,
      }}
    />
  ),
};

export const Empty: Story = { args: { run: null, plays: [] } };
export const Suggested: Story = { args: { seat: advised } };
export const Split: Story = { args: { run: splitRun } };
export const Won: Story = { args: { run: wonRun, plays: [wonRun, naturalRun, lostRun] } };
export const Lost: Story = { args: { run: lostRun, plays: [lostRun] } };
export const Playing: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Staff: Story = { args: { run: null, seat: { ...seat, access: 'viewer' } } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Pisah/ }));
    await expect(args.onMove).toHaveBeenCalledWith('split', 0);
  },
};
