import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ConnectionBanner } from './connection-banner.tsx';

const meta = {
  title: 'Overlays/ConnectionBanner',
  component: ConnectionBanner,
  args: { state: 'offline', since: 1_795_176_000_000, onRetry: fn() },
  parameters: {
    guide: {
      use: ['At the top of the main area while live data may be outdated.'],
      avoid: [
        'One failed request: show the error in place of its result.',
        'Good news: coming back online is a toast, or nothing.',
      ],
      keyboard: { Tab: 'Moves to the retry button.' },
      do: [
        {
          text: 'Pass the time of the newest data while `stale`: people bet on these figures.',
          show: () => <ConnectionBanner state="stale" since={1_795_176_000_000} />,
        },
      ],
      dont: [
        {
          text: 'Leave the time out: the user cannot tell how old the figures are.',
          show: () => <ConnectionBanner state="stale" />,
        },
      ],
      accessibility: [
        'Announces each change of the connection, also its return, at most once in three seconds.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['reconnecting', 'offline', 'stale', 'online'] as const).map((state) => (
        <ConnectionBanner key={state} {...args} state={state} />
      ))}
      <ConnectionBanner state="offline" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { state: 'stale' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Online: Story = { args: { state: 'online' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Coba lagi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
