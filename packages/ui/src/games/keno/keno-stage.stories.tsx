import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { LastResult } from '../play-frame/last-result.tsx';
import { kenoBox } from './keno.fixtures.ts';
import { KenoStage } from './keno-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Keno' } };

const meta = {
  title: 'Games/KenoStage',
  component: KenoStage,
  args: { seat, ...kenoBox, onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Keno: up to ten of forty numbers are chosen, ten are drawn.'],
      avoid: ['Without the rules of the game: what hits pay comes from the application.'],
      keyboard: {
        Tab: 'To the numbers, the risk and the stake.',
        'Arrow keys': 'From number to number.',
        Space: 'Chooses a number, or lets it go.',
        Enter: 'In the stake: plays, once.',
      },
      do: [
        {
          text: 'State the number of hits and what they pay.',
          show: () => (
            <LastResult
              last={{
                id: 'draw',
                amount: '10000',
                payout: '10000',
                result: '2 dari 5 kena · 1,00×',
              }}
              currency="IDR"
            />
          ),
        },
        'Give `plays` newest first: the first is shown number by number.',
      ],
      dont: [
        {
          text: 'Count the numbers that a player missed by one place.',
          show: () => (
            <Text tone="warning" weight="semibold">
              2 kena, 3 nyaris kena
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof KenoStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        Won: <KenoStage {...args} />,
        'Stake returned': <KenoStage {...args} plays={kenoBox.plays.slice(1)} />,
        'Before the first draw': <KenoStage {...args} plays={[]} />,
        'Waiting for the result': (
          <KenoStage {...args} seat={{ ...seat, state: { status: 'playing' } }} />
        ),
      }}
    />
  ),
};

/** The payout equals the stake. */
export const Returned: Story = { args: { plays: kenoBox.plays.slice(1) } };
/** None of the chosen numbers was drawn. */
export const Lost: Story = { args: { plays: kenoBox.plays.slice(2) } };
export const Empty: Story = { args: { plays: [] } };
export const Playing: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Refused: Story = {
  args: { seat: { ...seat, state: { status: 'refused', message: 'Saldo Anda tidak cukup.' } } },
};
export const Staff: Story = { args: { seat: { ...seat, access: 'viewer' } } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { plays: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await userEvent.keyboard('{ArrowRight} {ArrowDown} ');
    await userEvent.click(canvas.getByRole('button', { name: 'Tinggi' }));
    canvas.getAllByRole('textbox').at(-1)?.focus();
    await userEvent.keyboard('10rb{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith({ numbers: [7, 8, 16], risk: 'high' }, '10000');
  },
};
