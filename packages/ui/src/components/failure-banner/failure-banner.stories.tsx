import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { loadFailures } from '../../primitives/lazy/find-load-failure.ts';
import type { Guide } from '../../testing/guide.ts';
import { Callout } from '../callout/callout.tsx';
import { FailureBanner } from './failure-banner.tsx';

const meta = {
  title: 'Overlays/FailureBanner',
  component: FailureBanner,
  args: { failure: 'offline', onRetry: fn() },
  parameters: {
    guide: {
      use: ['As the `fallback` of a FailureBoundary around a part of a page: a sheet, a chart.'],
      avoid: ['For a whole page: use ErrorPage with the same failure as its code.'],
      keyboard: { Tab: 'To the button.' },
      do: [
        {
          text: 'Hand over the failure and the retry that the boundary gives.',
          show: () => <FailureBanner failure="offline" onRetry={fn()} />,
        },
      ],
      dont: [
        {
          text: 'Write a generic text: it says neither what failed nor what to do.',
          show: () => <Callout tone="danger">Terjadi kesalahan.</Callout>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FailureBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ onRetry }) => (
    <Stack>
      {[...loadFailures, '500' as const].map((failure) => (
        <FailureBanner key={failure} failure={failure} onRetry={onRetry} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { failure: 'blocked' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Spanish: Story = { args: { failure: 'blocked' }, globals: { language: 'es' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Coba lagi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
