import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Jenis Transaksi',
    items: [
      { value: 'deposit', label: 'Deposit' },
      { value: 'withdraw', label: 'Tarik dana' },
      { value: 'cash_in', label: 'Isi saldo', detail: 'Dari agen ke pemain' },
      { value: 'cash_out', label: 'Tarik saldo', disabled: true },
    ],
  },
  parameters: {
    guide: {
      use: ['Any number out of two to about eight visible options.'],
      avoid: ['Many options, or names to search for: MultiSelect.', 'Exactly one: RadioGroup.'],
      keyboard: { Tab: 'From box to box.', Space: 'Ticks or unticks.' },
      do: [
        {
          text: 'Phrase each box so that a tick means yes.',
          show: () => (
            <CheckboxGroup
              label="Jenis Transaksi"
              items={[
                { value: 'deposit', label: 'Deposit' },
                { value: 'withdraw', label: 'Tarik dana' },
              ]}
              defaultValue={['deposit']}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Phrase a box as a negation: a tick then means no.',
          show: () => (
            <CheckboxGroup
              label="Jenis Transaksi"
              items={[
                { value: 'deposit', label: 'Tanpa deposit' },
                { value: 'withdraw', label: 'Tanpa tarik dana' },
              ]}
              defaultValue={['withdraw']}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <CheckboxGroup {...args} />
      <CheckboxGroup {...args} defaultValue={['deposit', 'cash_in']} selectAll />
      <CheckboxGroup {...args} error="Kolom jenis transaksi wajib diisi." />
      <CheckboxGroup {...args} defaultValue={['deposit']} disabled />
      <CheckboxGroup
        {...args}
        hint="Hanya yang dipilih yang diunduh"
        orientation="horizontal"
        optional
      />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Jenis transaksi yang dikirim ke surel setiap hari',
    selectAll: true,
    error: 'Kolom jenis transaksi wajib diisi.',
    items: [
      {
        value: 'a',
        label: 'Penarikan dana yang menunggu persetujuan kedua',
        detail: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
      },
    ],
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  args: { selectAll: true },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Pilih semua' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Tarik dana' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Tarik saldo' })).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Deposit' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Pilih semua' })).toBePartiallyChecked();
  },
};
