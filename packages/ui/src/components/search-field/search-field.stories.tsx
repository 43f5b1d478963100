import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Cari transaksi', onSearch: fn(), debounceMs: 0 },
  parameters: {
    guide: {
      use: [
        'Searching the content of the page: it searches when typing pauses, and at once on Enter.',
      ],
      avoid: [
        'Choosing one item from a list: Combobox.',
        'Filters with values of their own: FilterBar.',
      ],
      keyboard: {
        Enter: 'Searches at once.',
        'The shortcut, e.g. /':
          'Brings the focus here from anywhere on the page but another field.',
      },
      do: [
        {
          text: 'Say in the label what is searched.',
          show: () => <SearchField label="Cari transaksi" onSearch={fn()} />,
        },
      ],
      dont: [
        {
          text: 'Write “Cari” alone where a page has several lists.',
          show: () => <SearchField label="Cari" onSearch={fn()} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <SearchField {...args} />
      <SearchField {...args} label="Cari taruhan" defaultValue="TRX-2026" />
      <SearchField {...args} label="Cari mutasi" defaultValue="TRX-2026" busy />
      <SearchField {...args} label="Cari permainan" shortcut="/" />
      <SearchField {...args} label="Cari pengguna" hideLabel={false} size="md" />
      <SearchField {...args} label="Cari agen" disabled />
    </Grid>
  ),
};

/** Empty, filled and with a key, in every pointer and keyboard state. */
export const States: Story = {
  parameters: { ...shownStates, ...severalLandmarks },
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <SearchField {...args} disabled={disabled} />,
        filled: (disabled) => <SearchField {...args} defaultValue="TRX-2026" disabled={disabled} />,
        'with its key': (disabled) => <SearchField {...args} shortcut="/" disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Cari nama pengguna, nomor transaksi, atau catatan',
    hideLabel: false,
    defaultValue: 'nomor transaksi yang sangat panjang sekali',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'TRX-2026' },
  decorators: [columnOf(420)],
};

export const Results: Story = {
  args: { defaultValue: 'siti', results: 12 },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hasil: 12')).toBeInTheDocument();
  },
};

export const Interaction: Story = {
  args: { shortcut: '/' },
  decorators: [columnOf(420)],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('siti{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('siti');
    await expect(field).toHaveValue('siti');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
