import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { UpdateBanner } from './update-banner.tsx';

const meta = {
  title: 'Overlays/UpdateBanner',
  component: UpdateBanner,
  args: { onReload: fn(), onDismiss: fn() },
  parameters: {
    guide: {
      use: ['When a newer version has been published and a reload would fetch it.'],
      avoid: ['Automatic reloads: the user may be entering a bet.'],
      keyboard: { Tab: 'To the reload button, then to the close button.' },
      do: [
        {
          text: 'Let the user choose the moment to reload.',
          show: () => <UpdateBanner onReload={fn()} onDismiss={fn()} />,
        },
        'Use `FailureBanner` if a part of the old version can no longer be loaded.',
      ],
      dont: [
        {
          text: 'Count down to a reload: the user may be entering a bet.',
          show: () => <Text>Halaman dimuat ulang dalam 5 detik…</Text>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof UpdateBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ onReload, onDismiss }) => (
    <Stack>
      <UpdateBanner onReload={onReload} onDismiss={onDismiss} />
      <UpdateBanner onReload={onReload} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Spanish: Story = { globals: { language: 'es' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Muat ulang' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
