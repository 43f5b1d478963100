import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../../primitives/stack/stack.tsx';
import { Text } from '../../../primitives/text/text.tsx';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { SessionPanel } from './session-panel.tsx';

/** A session of 42 minutes at any time of the snapshot. */
const startedAt = new Date(Date.now() - 2_530_000).toISOString();

const session = {
  startedAt,
  currency: 'IDR',
  staked: '385000',
  returned: '350000',
  net: '-35000',
} as const;

const meta = {
  title: 'Betting/SessionPanel',
  component: SessionPanel,
  args: { session, breakHref: '#break' },
  decorators: [columnOf(384)],
  parameters: {
    guide: {
      use: ['Beside a fight, on equal footing with the game: time, stakes, net, and a break.'],
      avoid: ['Where room is short: SessionBar says the same in one line.'],
      keyboard: { 'Tab, Enter': 'Takes a break.' },
      do: [
        {
          text: 'Show time, stakes and net in the same ink.',
          show: () => <SessionPanel session={session} breakHref="#break" />,
        },
      ],
      dont: [
        {
          text: 'Praise a gain: it invites the player to go on.',
          show: () => (
            <Text tone="success" weight="semibold">
              Anda sedang untung Rp 35.000!
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SessionPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Stack>
      <SessionPanel {...args} />
      <SessionPanel session={{ ...session, returned: '512000', net: '127000' }} />
      <SessionPanel session={{ ...session, staked: '0', returned: '0', net: '0' }} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { session: { ...session, staked: '1234567890123', net: '-1234567890123' } },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Jeda sejenak' })).toHaveFocus();
  },
};
