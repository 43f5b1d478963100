import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { RecentResults } from '../play-frame/recent-results.tsx';
import { wheelBox } from './wheel.fixtures.ts';
import { WheelStage } from './wheel-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Roda Lentera' } };

const meta = {
  title: 'Games/WheelStage',
  component: WheelStage,
  args: { seat, ...wheelBox, onPlay: fn() },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Wheel: the segment at the pointer decides what is paid.'],
      avoid: ['Without the rules of the game: what segments pay comes from the application.'],
      keyboard: {
        Tab: 'To the risk, the segments and the stake.',
        Enter: 'In the stake: plays, once.',
      },
      do: [
        {
          text: 'Name a result by the multiple of its segment.',
          show: () => (
            <RecentResults
              items={['1,90×', '0,00×', '1,50×'].map((face) => ({ id: face, face }))}
            />
          ),
        },
        'Give `plays` newest first: the first turns, then its segment is announced.',
      ],
      dont: [
        {
          text: 'Name a result by the colour of its segment: a colour does not say what is paid.',
          show: () => (
            <RecentResults
              items={['Hijau', 'Abu-abu', 'Biru'].map((face) => ({ id: face, face }))}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof WheelStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        Won: <WheelStage {...args} />,
        Lost: <WheelStage {...args} plays={wheelBox.plays.slice(1)} />,
        'Before the first spin': <WheelStage {...args} plays={[]} />,
        'Waiting for the result': (
          <WheelStage {...args} seat={{ ...seat, state: { status: 'playing' } }} />
        ),
      }}
    />
  ),
};

export const Lost: Story = { args: { plays: wheelBox.plays.slice(1) } };
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
    await userEvent.click(canvas.getByRole('button', { name: '10' }));
    canvas.getAllByRole('textbox').at(-1)?.focus();
    await userEvent.keyboard('10rb{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(args.onPlay).toHaveBeenCalledWith({ segments: 10, risk: 'high' }, '10000');
  },
};
