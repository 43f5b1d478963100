import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import type { Guide } from '../../testing/guide.ts';
import { PhoneScreens } from '../../testing/phone-screens.tsx';
import { playSeat } from '../../testing/play-seat.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { lostRun, minesTerms, openRun, takenRun } from './mines.fixtures.ts';
import { MinesStage } from './mines-stage.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Ranjau' } };

const meta = {
  title: 'Games/MinesStage',
  component: MinesStage,
  args: {
    seat,
    termsOf: minesTerms,
    run: openRun,
    plays: [takenRun, lostRun],
    onStart: fn(),
    onOpen: fn(),
    onTake: fn(),
  },
  decorators: [columnOf(1200)],
  parameters: {
    guide: {
      use: ['Mines: tile by tile, with taking the money in between.'],
      avoid: ['Without the rules of the game: what a choice is worth comes from the application.'],
      keyboard: {
        Tab: 'The board is one stop.',
        Arrows: 'On the board: from tile to tile; Home, End, Page up and down to its edges.',
        Enter: 'Opens the tile, or takes the money.',
      },
      do: [
        {
          text: 'Name the amount on the button that takes the money.',
          show: () => <Button fullWidth>Ambil Rp 12.857</Button>,
        },
        'Give `plays` newest first: the first is animated, then revealed.',
      ],
      dont: [
        {
          text: 'Leave out the amount: the player decides by it.',
          show: () => <Button fullWidth>Ambil</Button>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MinesStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <PhoneScreens
      screens={{
        'Before the first play': <MinesStage {...args} run={null} plays={[]} />,
        'First tile': <MinesStage {...args} run={{ ...openRun, picks: [] }} />,
        'Open run': <MinesStage {...args} />,
        Taken: <MinesStage {...args} run={takenRun} />,
        Lost: <MinesStage {...args} run={lostRun} plays={[lostRun]} />,
        'Result unknown': <MinesStage {...args} seat={{ ...seat, state: { status: 'unknown' } }} />,
      }}
    />
  ),
};

export const Empty: Story = { args: { run: null, plays: [] } };
export const FirstTile: Story = { args: { run: { ...openRun, picks: [] } } };
export const Taken: Story = { args: { run: takenRun } };
export const Lost: Story = { args: { run: lostRun, plays: [lostRun] } };
export const Unknown: Story = { args: { seat: { ...seat, state: { status: 'unknown' } } } };
export const Staff: Story = { args: { run: null, seat: { ...seat, access: 'viewer' } } };

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(13);
    canvas.getByRole('button', { name: /^Ambil/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};
