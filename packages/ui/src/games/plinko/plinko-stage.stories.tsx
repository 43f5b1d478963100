import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { LastResult } from '../play-frame/last-result.tsx';
import { plinkoBox } from './plinko.fixtures.ts';
import { PlinkoStage } from './plinko-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Plinko' } };

const meta = {
  title: 'Games/PlinkoStage',
  component: PlinkoStage,
  args: { seat, ...plinkoBox, onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Plinko: a ball falls through rows of pegs into a bucket.'],
      avoid: ['Without the rules of the game: what buckets pay comes from the application.'],
      keyboard: {
        Tab: 'To the risk, the rows and the stake.',
        Enter: 'In the stake: plays, once.',
      },
      do: [
        {
          text: 'Report a bucket below 1× as money returned, in plain ink.',
          show: () => (
            <LastResult
              last={{ id: 'ball', amount: '10000', payout: '5000', result: '0,50×' }}
              currency="IDR"
            />
          ),
        },
        'Give `plays` newest first: the first falls, then its bucket is announced.',
      ],
      dont: [
        {
          text: 'Call a bucket below 1× a win: the player has lost half of the stake.',
          show: () => (
            <Text tone="success" weight="semibold">
              0,50× · Menang Rp 5.000
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PlinkoStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        Won: <PlinkoStage {...args} />,
        'Less than the stake': <PlinkoStage {...args} plays={plinkoBox.plays.slice(1)} />,
        'Before the first ball': <PlinkoStage {...args} plays={[]} />,
        'Waiting for the result': (
          <PlinkoStage {...args} seat={{ ...seat, state: { status: 'playing' } }} />
        ),
      }}
    />
  ),
};

/** The payout is below the stake. */
export const Returned: Story = { args: { plays: plinkoBox.plays.slice(1) } };

/** The board with the fewest rows. */
export const EightRows: Story = { args: { plays: plinkoBox.plays.slice(4) } };
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
    await userEvent.click(canvas.getByRole('button', { name: 'Tinggi' }));
    await userEvent.click(canvas.getByRole('button', { name: '8' }));
    canvas.getAllByRole('textbox').at(-1)?.focus();
    await userEvent.keyboard('10rb{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith({ rows: 8, risk: 'high' }, '10000');
  },
};
