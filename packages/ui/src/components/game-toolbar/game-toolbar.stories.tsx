import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { GameToolbar } from './game-toolbar.tsx';

const meta = {
  title: 'Games/GameToolbar',
  component: GameToolbar,
  tags: ['wordless'],
  args: {
    onSoundChange: fn(),
    onInfo: fn(),
    onLimits: fn(),
    onFavouriteChange: fn(),
    onFullscreenChange: fn(),
  },
  parameters: {
    guide: {
      use: ['At the upper edge of a stage: sound, rules, limits, favourite, full screen.'],
      avoid: ['For actions that move money: users do not read a toolbar.'],
      keyboard: {
        Tab: 'Enters at the tool used last, and leaves the toolbar.',
        'Arrow keys, Home, End': 'Move between the tools.',
        'Enter, Space': 'Use one.',
      },
      do: [
        {
          text: 'Show the link to limits in every game, beside the rules.',
          show: () => <GameToolbar onSoundChange={fn()} onInfo={fn()} onLimits={fn()} />,
        },
      ],
      dont: [
        {
          text: 'Leave the limits to the account page: the player would have to leave the game.',
          show: () => <GameToolbar onSoundChange={fn()} onInfo={fn()} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameToolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <GameToolbar {...args} />
      <GameToolbar {...args} sound favourite fullscreen />
      <GameToolbar onInfo={args.onInfo} onLimits={args.onLimits} />
    </Stack>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const sound = canvas.getByRole('button', { name: 'Suara' });
    await expect(sound).toHaveFocus();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSoundChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Batas bermain' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onLimits).toHaveBeenCalledOnce();
  },
};
