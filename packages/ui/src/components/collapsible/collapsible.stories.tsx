import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Collapsible } from './collapsible.tsx';

const meta = {
  title: 'Atoms/Collapsible',
  component: Collapsible,
  args: {
    title: 'Pembayaran dan komisi',
    children: 'Odds ditulis sebagai pembayaran per 100, termasuk taruhan.',
  },
  parameters: {
    guide: {
      use: ['One part that few people need: rules, details of a fee.'],
      avoid: [
        'Several such parts in a row are an Accordion.',
        'Content that everyone needs: show it.',
      ],
      keyboard: { 'Enter, Space': 'Opens or closes it.' },
      do: [
        {
          text: 'Name in the title what is inside.',
          show: () => (
            <Collapsible title="Pembayaran dan komisi">
              Odds ditulis sebagai pembayaran per 100.
            </Collapsible>
          ),
        },
      ],
      dont: [
        {
          text: 'Title it “details”: users have to open it to know whether it matters.',
          show: () => (
            <Collapsible title="Rincian">Odds ditulis sebagai pembayaran per 100.</Collapsible>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Collapsible>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Collapsible {...args} />
      <Collapsible {...args} defaultOpen />
      <Collapsible {...args} disabled />
    </Stack>
  ),
};

export const Open: Story = { args: { defaultOpen: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    defaultOpen: true,
    title: 'Pembayaran, komisi dan pengembalian taruhan bila laga dibatalkan',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { defaultOpen: true } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};
