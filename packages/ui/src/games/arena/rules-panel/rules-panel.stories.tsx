import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/stack/stack.tsx';
import { arenaGame, openRound } from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { RulesPanel } from './rules-panel.tsx';

const meta = {
  title: 'Betting/RulesPanel',
  component: RulesPanel,
  args: { game: arenaGame, round: openRound },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: ['Under a fight: how its pool pays, with the figures of this very fight.'],
      avoid: ['For games with a pay table and a theoretical return: GameInfo.'],
      keyboard: { 'Enter, Space': 'Opens a rule, or closes it.' },
    } satisfies Guide,
  },
} satisfies Meta<typeof RulesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack>
      <RulesPanel {...args} />
      <RulesPanel {...args} round={null} />
      <RulesPanel {...args} game={{ ...arenaGame, selections: ['meron', 'wala', 'draw'] }} />
    </Stack>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const rule = within(canvasElement).getByText('Odds indikatif').closest('summary');
    await userEvent.tab();
    await userEvent.tab();
    await expect(rule).toHaveFocus();
    if (rule) await userEvent.click(rule);
    await expect(within(canvasElement).getByText(/odds berubah mengikuti kolam/)).toBeVisible();
  },
};
