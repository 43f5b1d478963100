import { mdiReceiptTextOutline, mdiTicketOutline, mdiWalletOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { SegmentNav } from './segment-nav.tsx';

const items = [
  { href: '#wallet', label: 'Ringkasan', icon: mdiWalletOutline },
  { href: '#ledger', label: 'Mutasi saldo', icon: mdiReceiptTextOutline, current: true },
  { href: '#bets', label: 'Taruhan', icon: mdiTicketOutline, count: 2 },
];

const meta = {
  title: 'Navigation/SegmentNav',
  component: SegmentNav,
  args: { label: 'Bagian dompet', items },
  parameters: {
    guide: {
      unused: 'For a page with sections of its own addresses; the app uses Tabs.',
      use: ['The parts of one section, where each part has an address: wallet, ledger, bets.'],
      avoid: [
        'Views without an address: Tabs.',
        'A filter of one list: Chip.',
        'More than six parts: a Sidebar.',
      ],
      keyboard: { Tab: 'From link to link.', Enter: 'Goes there.' },
      do: [
        {
          text: 'List only pages, each with the heading of the page as its name.',
          show: () => <SegmentNav label="Bagian dompet" items={items} />,
        },
      ],
      dont: [
        {
          text: 'Put an action among the pages: use a Button beside the navigation.',
          show: () => (
            <SegmentNav
              label="Bagian dompet"
              items={[...items.slice(0, 2), { href: '#withdraw', label: 'Tarik dana sekarang' }]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SegmentNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <SegmentNav {...args} />
      <SegmentNav
        label="Tanpa gambar"
        items={[
          { href: '#all', label: 'Semua', count: '1.280', current: true },
          { href: '#in', label: 'Masuk' },
          { href: '#out', label: 'Keluar' },
        ]}
      />
      <div style={{ inlineSize: 240 }}>
        <SegmentNav {...args} label="Sempit" />
      </div>
    </Stack>
  ),
};

/** The links of a section in every pointer and keyboard state; a link is never disabled. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'Links, second current': (disabled, state) =>
          disabled ? undefined : <SegmentNav {...args} label={`${args.label}, ${state}`} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: [
      { href: '#wallet', label: 'Ringkasan saldo dan batas' },
      { href: '#ledger', label: 'Mutasi saldo sejak awal', current: true, count: '1.280' },
      { href: '#bets', label: 'Taruhan yang masih berjalan' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ringkasan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mutasi saldo' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Mutasi saldo');
  },
};
