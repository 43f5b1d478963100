import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { QuickBetToggle } from './quick-bet-toggle.tsx';

const meta = {
  title: 'Betting/QuickBetToggle',
  component: QuickBetToggle,
  args: { amount: '50000', onCheckedChange: fn() },
  decorators: [columnOf(440)],
  parameters: {
    guide: {
      unused: 'For a partner whose policy allows a bet with one press.',
      use: ['If odds change quickly and the jurisdiction allows a bet with one press.'],
      avoid: [
        'Switched on by default, or stored beyond the session: players would place bets unintentionally.',
      ],
      keyboard: { 'Space, Enter': 'Switches it on or off.' },
      do: [
        {
          text: 'Leave it off until the player switches it on.',
          show: () => <QuickBetToggle amount="50000" />,
        },
      ],
      dont: [
        {
          text: 'Switch it on by default: the first press then places a bet unexpectedly.',
          show: () => <QuickBetToggle amount="50000" checked />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof QuickBetToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <QuickBetToggle {...args} />
      <QuickBetToggle {...args} checked />
      <QuickBetToggle {...args} amount={null} />
      <QuickBetToggle {...args} checked disabled />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { amount: '1234567890123', checked: true },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { checked: true } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Taruhan sekali ketuk' });
    await expect(toggle).not.toBeChecked();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(/langsung memasang Rp\s50\.000/);
  },
};
