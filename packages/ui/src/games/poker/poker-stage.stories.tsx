import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { PlayingCard } from '../playing-card/playing-card.tsx';
import { dealtRun, lostRun, pokerBox, wonRun } from './poker.fixtures.ts';
import { PokerStage } from './poker-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Poker Lentera' } };

/** A player with suggestions turned on. */
const advised = {
  ...seat,
  memory: { read: (name: string) => (name === 'suggest' ? true : undefined), write: fn() },
};

const meta = {
  title: 'Games/PokerStage',
  component: PokerStage,
  args: {
    seat,
    ...pokerBox,
    run: dealtRun,
    plays: [lostRun],
    onStart: fn(),
    onDraw: fn(),
  },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Video poker: five cards, of which some are held and the others replaced once.'],
      avoid: ['Without the rules of the game: pay table and suggestion come from the application.'],
      keyboard: {
        '1 to 5': 'Hold a card or release it, while the cards or the button have the focus.',
        Tab: 'To the cards, to the suggestions and to the draw.',
        Enter: 'Holds a card or draws, once.',
      },
      do: [
        {
          text: 'Mark a held card by a word.',
          show: () => (
            <Inline gap={3}>
              {[13, 12].map((rank) => (
                <Stack key={rank} gap={1} align="center">
                  <PlayingCard card={{ rank, suit: 1 }} />
                  {rank === 13 && <Badge tone="accent">Ditahan</Badge>}
                </Stack>
              ))}
            </Inline>
          ),
        },
        'Give the play that runs as `run`, and plays that are over as `plays`, newest first.',
      ],
      dont: [
        {
          text: 'Mark a held card only by fading the others: they look locked.',
          show: () => (
            <Inline gap={3}>
              <PlayingCard card={{ rank: 13, suit: 1 }} />
              <span style={{ opacity: 0.5 }}>
                <PlayingCard card={{ rank: 12, suit: 1 }} />
              </span>
            </Inline>
          ),
        },
      ],
      accessibility: ['Announces the cards and the name of the hand once they are dealt.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PokerStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        'Before the first deal': <PokerStage {...args} run={null} plays={[]} />,
        'Suggested cards': <PokerStage {...args} seat={advised} />,
        Won: <PokerStage {...args} run={wonRun} plays={[wonRun, lostRun]} />,
        Lost: <PokerStage {...args} run={lostRun} plays={[lostRun]} />,
      }}
    />
  ),
};

export const Empty: Story = { args: { run: null, plays: [] } };
export const Suggested: Story = { args: { seat: advised } };
export const Won: Story = { args: { run: wonRun, plays: [wonRun, lostRun] } };
export const Lost: Story = { args: { run: lostRun, plays: [lostRun] } };
export const Playing: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Staff: Story = { args: { run: null, seat: { ...seat, access: 'viewer' } } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^J hati/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^J wajik/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti 3 kartu' }));
    await expect(args.onDraw).toHaveBeenCalledWith([0, 2]);
  },
};
