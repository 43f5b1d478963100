import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Bagian dompet',
    items: [
      { value: 'summary', label: 'Ringkasan', content: 'Saldo dan batas' },
      { value: 'ledger', label: 'Mutasi saldo', count: 128, content: 'Mutasi' },
      { value: 'bets', label: 'Taruhan', count: 2, content: 'Taruhan' },
      { value: 'earnings', label: 'Pendapatan', content: 'Komisi', disabled: true },
    ],
  },
  parameters: {
    guide: {
      use: ['Views of the same thing, of which one is enough at a time.'],
      avoid: [
        'Parts with an address of their own: SegmentNav.',
        'Steps that follow each other.',
        'Things that are compared: show them side by side.',
      ],
      keyboard: {
        '←, →, Home, End': 'Between the tabs; the other way round in right-to-left pages.',
        'Enter, Space': 'Shows the tab.',
        Tab: 'Into the content of the tab.',
      },
      do: [
        {
          text: 'Name each tab by one or two words for what it shows.',
          show: () => (
            <Tabs
              label="Bagian dompet"
              items={[
                { value: 'summary', label: 'Ringkasan', content: 'Saldo dan batas' },
                { value: 'bets', label: 'Taruhan', count: 2, content: 'Taruhan' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Name a tab after an action: a tab shows content, a button acts.',
          show: () => (
            <Tabs
              label="Bagian dompet"
              items={[
                { value: 'summary', label: 'Lihat ringkasan Anda', content: 'Saldo dan batas' },
                { value: 'withdraw', label: 'Tarik dana', content: 'Tarik dana' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { args: { defaultValue: 'bets' } };

/** The row of tabs in every pointer and keyboard state; the first tab is selected. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'Tabs, first chosen': (disabled) => (
          <Tabs
            {...args}
            items={[
              { value: 'summary', label: 'Ringkasan', content: 'Saldo dan batas', disabled },
              { value: 'ledger', label: 'Mutasi saldo', count: 128, content: 'Mutasi', disabled },
            ]}
          />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: [
      { value: 'summary', label: 'Ringkasan saldo dan batas', content: 'Saldo dan batas' },
      { value: 'ledger', label: 'Mutasi saldo sejak awal', count: 1280, content: 'Mutasi' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Ringkasan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Mutasi'));
  },
};
