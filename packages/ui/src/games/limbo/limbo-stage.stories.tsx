import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { LastResult } from '../play-frame/last-result.tsx';
import { limboBox } from './limbo.fixtures.ts';
import { LimboStage } from './limbo-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Limbo' } };

const meta = {
  title: 'Games/LimboStage',
  component: LimboStage,
  args: { seat, ...limboBox, onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Limbo: a multiple reaches a target, or does not.'],
      avoid: ['Without the rules of the game: what a choice is worth comes from the application.'],
      keyboard: {
        Arrows:
          'On the line: the next target of two digits; Page up and down ten, Home and End the ends. In the field: a tenth.',
        Enter: 'In the stake: plays, once.',
      },
      do: [
        {
          text: 'State the multiple that was reached, with the same words for every lost play.',
          show: () => (
            <LastResult
              last={{ id: 'count', amount: '10000', payout: '0', result: '1,98×' }}
              currency="IDR"
            />
          ),
        },
        'Give `plays` newest first: the first is animated, then revealed.',
      ],
      dont: [
        {
          text: 'Call a lost play a near win.',
          show: () => (
            <Text tone="warning" weight="semibold">
              Hampir! Kurang 0,02×
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LimboStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        Won: <LimboStage {...args} />,
        Lost: <LimboStage {...args} plays={limboBox.plays.slice(1)} />,
        'Before the first play': <LimboStage {...args} plays={[]} />,
        'Waiting for the result': (
          <LimboStage {...args} seat={{ ...seat, state: { status: 'playing' } }} />
        ),
      }}
    />
  ),
};

export const Lost: Story = { args: { plays: limboBox.plays.slice(1) } };
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
    await userEvent.click(canvas.getByRole('button', { name: '10,00×' }));
    canvas.getAllByRole('textbox').at(-1)?.focus();
    await userEvent.keyboard('10rb{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith(100_000, '10000');
  },
};
