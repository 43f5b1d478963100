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
        'On every screen with a running game, so that time and money are always visible.',
        'Pass the time measured by the server: a timer of the page stops while the tab is in the background.',
      ],
      avoid: ['To highlight a gain: gain and loss have the same colour on purpose.'],
      keyboard: { 'Tab, Enter': 'Opens the details of the session.' },
      do: [
        {
          text: 'Show gain and loss in the same colour.',
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
          text: 'Highlight a gain by colour.',
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
