import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { GameFrame } from './game-frame.tsx';

const meta = {
  title: 'Games/GameFrame',
  component: GameFrame,
  args: {
    src: 'https://games.invalid/permata-senja',
    title: 'Permata Senja',
    isReady: () => false,
    onStatusChange: fn(),
  },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: ['For games of partners, which live on their own site.'],
      avoid: ['For built-in games: GameStage renders them in the page, in its language and theme.'],
      keyboard: { Tab: 'Enters the game and leaves it again at its end.' },
      do: [
        'Check every field of a message, even from a trusted origin.',
        'Pause it under dialogs.',
      ],
      dont: ['Allow top navigation in the sandbox: a game must not navigate the page away.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof GameFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { columnWidth: 1200 },
  render: (args) => (
    <Grid minColumn="300px">
      <GameFrame {...args} />
      <GameFrame {...args} src="http://games.invalid/" />
      <GameFrame {...args} timeoutMs={0} />
    </Grid>
  ),
};

export const Loading: Story = {};

export const Blocked: Story = { args: { src: 'http://games.invalid/' } };

export const Timeout: Story = { args: { timeoutMs: 0 } };

export const Error: Story = { args: { src: 'javascript:void 0' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { timeoutMs: 0 },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { timeoutMs: 0 } };

export const Interaction: Story = {
  args: { timeoutMs: 0 },
  play: async ({ canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: 'Coba lagi' });
    await userEvent.tab();
    await expect(again).toHaveFocus();
  },
};
