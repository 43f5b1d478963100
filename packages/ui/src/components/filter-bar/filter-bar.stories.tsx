import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    filters: [
      {
        id: 'kind',
        label: 'Jenis',
        options: [
          { value: 'deposit', label: 'Deposit' },
          { value: 'bet', label: 'Taruhan' },
        ],
      },
      {
        id: 'status',
        label: 'Status',
        kind: 'multi',
        options: [
          { value: 'pending', label: 'Menunggu' },
          { value: 'processing', label: 'Diproses' },
          { value: 'completed', label: 'Selesai' },
        ],
      },
      { id: 'details', label: 'Rincian', kind: 'text' },
      { id: 'createdAt', label: 'Waktu', kind: 'date-range' },
      { id: 'amount', label: 'Jumlah', kind: 'amount-range', currency: 'IDR' },
    ],
    value: {},
    onValueChange: fn(),
  },
  render: (args) => <OwnState {...args} />,
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'Filtering a list by a few properties; active filters are visible as chips.',
        '`presets` for filters that users need every day, such as "waiting for me".',
      ],
      avoid: [
        'Free search over everything: use SearchField.',
        'A choice that always has a value: use SegmentedControl or Tabs.',
      ],
      keyboard: {
        'Tab, Shift + Tab': 'From chip to chip; each is a button.',
        'Enter, Space': 'Opens the choices, or removes a value.',
        Escape: 'Closes the choices and returns to the chip.',
      },
      do: [
        {
          text: 'Word the chip so that it is understood without the label.',
          show: () => (
            <Inline>
              <Chip selected>Menunggu</Chip>
              <Chip selected>100 rb – 1 jt</Chip>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Name only the field: users have to open the chip to see its value.',
          show: () => (
            <Inline>
              <Chip selected>Status: 2</Chip>
              <Chip selected>Jumlah: ≥ 3</Chip>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

function OwnState({ value: first, onValueChange, ...rest }: FilterBarProps) {
  const [value, setValue] = useState(first);
  return (
    <FilterBar
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const chosen = {
  kind: 'deposit',
  status: 'pending,processing',
  details: 'BCA',
  createdAt: '2026-11-01..2026-11-20',
  amount: '100000..1000000',
};

const presets = [
  { id: 'waiting', label: 'Perlu diproses', value: { status: 'pending,processing' } },
  { id: 'large', label: 'Deposit besar', value: { kind: 'deposit', amount: '1000000..' } },
];

export const Playground: Story = { args: { presets, count: 128 } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <OwnState {...args} aria-label="Tanpa filter" />
      <OwnState {...args} aria-label="Satu filter" value={{ kind: 'deposit' }} count={42} />
      <OwnState {...args} aria-label="Semua filter" value={chosen} count={3} />
      <OwnState
        {...args}
        aria-label="Rentang terbuka"
        value={{ createdAt: '..2026-11-20', amount: '50000..' }}
      />
      <OwnState
        {...args}
        aria-label="Dengan tampilan tersimpan"
        presets={presets}
        value={{ status: 'pending,processing' }}
        count={17}
      />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { value: { ...chosen, details: 'Penarikan ke rekening dengan keterangan yang panjang' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { value: chosen, presets } };

export const Interaction: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'Filter menurut Status' }).focus();
    await userEvent.keyboard('{Enter}');
    const option = await page.findByRole('checkbox', { name: 'Menunggu' });
    option.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ status: 'pending' }));
    await userEvent.keyboard('{Escape}');
    const remove = await canvas.findByRole('button', { name: 'Hapus filter Status' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({}));
  },
};

export const AmountRange: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Filter menurut Jumlah' }),
    );
    await userEvent.type(await page.findByRole('textbox', { name: 'Dari' }), '50000');
    await userEvent.click(page.getByRole('button', { name: 'Terapkan' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ amount: '50000..' }));
  },
};
