import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { sampleChannels } from '../../testing/sample-channels.ts';
import { ChannelPicker } from './channel-picker.tsx';

const meta = {
  title: 'Money/ChannelPicker',
  component: ChannelPicker,
  args: { channels: sampleChannels, amount: '250000', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Choosing how to pay in or out, after the amount is known.'],
      avoid: ['Choosing among banks only: a `Select` is shorter.'],
      keyboard: { 'Arrow keys': 'Choose the next or previous channel that can be used.' },
      do: [
        'Ask for the amount first: limits and fees depend on it.',
        {
          text: 'Show channels that cannot be used, with the reason.',
          show: () => <ChannelPicker channels={sampleChannels.slice(2, 4)} amount="250000" />,
        },
      ],
      dont: [
        {
          text: 'Hide them: users look for a channel that was there yesterday.',
          show: () => <ChannelPicker channels={sampleChannels.slice(2, 3)} amount="250000" />,
        },
        'Do not draw logos of companies; their names are enough.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ChannelPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { args: { defaultValue: 'bank' } };

export const BelowEveryLimit: Story = { args: { amount: '5000' } };

export const Empty: Story = { args: { channels: [] } };

export const Failed: Story = { args: { error: 'Pilih kanal pembayaran.' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    channels: sampleChannels.map((channel) => ({
      ...channel,
      name: `${channel.name} Pembangunan Daerah Nusantara`,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'QRIS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'DANA' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dana', expect.anything());
  },
};
