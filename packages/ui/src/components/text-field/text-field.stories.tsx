import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Nama pengguna', hint: '3 sampai 32 karakter', onValueChange: fn() },
  parameters: {
    guide: {
      use: [
        'A line of free text: a name, an account number, a reference.',
        'Inside a Form a name and a label are all it needs.',
      ],
      avoid: [
        'Money: MoneyInput. A number: NumberField. A phone number: PhoneField.',
        'Several lines: TextArea.',
        'A choice out of a known list: Select or Combobox.',
      ],
      keyboard: {
        Tab: 'Into the field, then to the button that clears it, if there is something to clear.',
      },
      do: [
        {
          text: 'Keep label and hint visible while the user types.',
          show: () => (
            <TextField label="Nama pengguna" hint="3 sampai 32 karakter" defaultValue="siti" />
          ),
        },
      ],
      dont: [
        {
          text: 'Use the placeholder as a label: it disappears as soon as the user types.',
          show: () => <TextField label="Nama pengguna" hideLabel placeholder="Nama pengguna" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <TextField {...args} />
      <TextField {...args} defaultValue="siti_rahma" clearable />
      <TextField {...args} defaultValue="A" error="Nama pengguna minimal 3 karakter." />
      <TextField {...args} defaultValue="siti_rahma" disabled />
      <TextField {...args} defaultValue="siti_rahma" readOnly hint="Tidak dapat diubah" />
      <TextField {...args} label="Catatan" optional hint={undefined} placeholder="Untuk apa?" />
      <TextField
        {...args}
        label="Catatan"
        counter
        maxLength={200}
        defaultValue="Setoran mingguan"
      />
      <TextField {...args} label="Situs" prefix="https://" suffix=".id" hint={undefined} />
      <TextField {...args} size="sm" label="Kecil" hint={undefined} clearable defaultValue="BCA" />
      <TextField {...args} size="lg" label="Besar" hint={undefined} defaultValue="BCA" />
      <TextField
        {...args}
        hideLabel
        label="Tanpa label"
        hint={undefined}
        placeholder="Label hanya untuk pembaca layar"
      />
    </Grid>
  ),
};

/** Empty, filled and rejected in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: ({ hint: _hint, ...args }) => (
    <StatesTable
      rows={{
        empty: (disabled) => <TextField {...args} disabled={disabled} />,
        filled: (disabled) => (
          <TextField {...args} defaultValue="wayan_putra" disabled={disabled} />
        ),
        refused: (disabled) => (
          <TextField {...args} error="Nama pengguna sudah dipakai." disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Nama pemilik rekening sesuai buku tabungan',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    error: 'Nama pemilik rekening minimal 3 karakter dan maksimal 60 karakter.',
    defaultValue: 'Siti Rahmawati Kusumaningtyas Wardhani',
    clearable: true,
    counter: true,
    maxLength: 60,
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: {
    prefix: 'https://',
    suffix: '.id',
    label: 'Situs',
    defaultValue: 'lentera',
    clearable: true,
  },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  args: { clearable: true },
  decorators: [columnOf(420)],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('siti');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('siti', expect.anything());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
