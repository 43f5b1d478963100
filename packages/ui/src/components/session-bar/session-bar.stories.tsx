import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { SessionBar } from './session-bar.tsx';

const meta = {
  title: 'Safer play/SessionBar',
  component: SessionBar,
  args: { elapsedSeconds: 2530, net: '-35000', onDetails: fn() },
  parameters: {
    guide: {
      use: [
        'On every screen where a game runs, so that time and money are never out of sight.',
        'Feed it with the server’s count: a clock of the page stands still while the tab sleeps.',
      ],
      avoid: ['To praise a gain. Gain and loss wear the same ink on purpose.'],
      keyboard: { 'Tab, Enter': 'Opens the figures of the sitting.' },
      do: [
        {
          text: 'Show gain and loss in the same ink.',
          show: () => (
            <Stack gap={2}>
              <SessionBar elapsedSeconds={2530} net="-35000" />
              <SessionBar elapsedSeconds={2530} net="35000" />
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Praise a gain by its colour.',
          show: () => (
            <Text tone="success" weight="semibold">
              42 menit · untung Rp 35.000
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SessionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <SessionBar {...args} aria-label="Baru mulai" elapsedSeconds={20} net="0" />
      <SessionBar {...args} aria-label="Kalah" />
      <SessionBar {...args} aria-label="Menang" elapsedSeconds={6150} net="125000" />
      <SessionBar aria-label="Tanpa rincian" elapsedSeconds={6150} net="125000" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { elapsedSeconds: 86_340, net: '-1234567890123' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const details = within(canvasElement).getByRole('button', { name: 'Rincian sesi' });
    await userEvent.tab();
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDetails).toHaveBeenCalledOnce();
  },
};
