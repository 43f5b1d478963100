import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { hiloBox, lostRun, openRun, takenRun } from './hilo.fixtures.ts';
import { HiloStage } from './hilo-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Kartu Naik Turun' } };

const meta = {
  title: 'Games/HiloStage',
  component: HiloStage,
  args: {
    seat,
    ...hiloBox,
    run: openRun,
    plays: [takenRun, lostRun],
    onStart: fn(),
    onMove: fn(),
    onTake: fn(),
  },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Hi-lo: is the next card higher or lower?'],
      avoid: ['Without the rules of the game: what a guess is worth comes from the application.'],
      keyboard: {
        Tab: 'To the guesses, to skipping and to taking the money.',
        Enter: 'Guesses, skips or takes the money, once.',
      },
      do: [
        {
          text: 'Give both guesses the same weight, and write the multiple on each.',
          show: () => (
            <Inline>
              <Button variant="soft">Lebih tinggi · 1,42×</Button>
              <Button variant="soft">Lebih rendah · 3,10×</Button>
            </Inline>
          ),
        },
        'Give the game that runs as `run`, and games that are over as `plays`, newest first.',
      ],
      dont: [
        {
          text: 'Make one guess the main action: it reads as advice.',
          show: () => (
            <Inline>
              <Button>Lebih tinggi · 1,42×</Button>
              <Button variant="ghost">Lebih rendah · 3,10×</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof HiloStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        'Before the first card': <HiloStage {...args} run={null} plays={[]} />,
        'Open run': <HiloStage {...args} />,
        Taken: <HiloStage {...args} run={takenRun} />,
        Lost: <HiloStage {...args} run={lostRun} plays={[lostRun]} />,
      }}
    />
  ),
};

export const Empty: Story = { args: { run: null, plays: [] } };
export const FirstCard: Story = {
  args: { run: { ...openRun, cards: openRun.cards.slice(0, 1), moves: [], multipleBp: 0 } },
};
export const Taken: Story = { args: { run: takenRun } };
export const Lost: Story = { args: { run: lostRun, plays: [lostRun] } };
export const Playing: Story = { args: { seat: { ...seat, state: { status: 'playing' } } } };
export const Staff: Story = { args: { run: null, seat: { ...seat, access: 'viewer' } } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Lebih tinggi atau sama/ }));
    await expect(args.onMove).toHaveBeenCalledWith('higher');
    await userEvent.click(canvas.getByRole('button', { name: /^Ambil/ }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};
