import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Bagian dompet',
    items: [
      { value: 'summary', label: 'Ringkasan', content: 'Saldo dan batas' },
      { value: 'ledger', label: 'Mutasi Saldo', count: 128, content: 'Mutasi' },
      { value: 'bets', label: 'Taruhan', count: 2, content: 'Taruhan' },
      { value: 'earnings', label: 'Pendapatan', content: 'Komisi', disabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Ringkasan' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Mutasi'));
  },
};
