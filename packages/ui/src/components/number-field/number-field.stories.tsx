import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Jumlah Kartu', min: 1, max: 40, defaultValue: 4 },
  parameters: {
    guide: {
      use: [
        'A count or a measure: cards, minutes, percent.',
        'It is formatted with the separators of the user’s language.',
      ],
      avoid: [
        'Money: MoneyInput, which never rounds.',
        'A number that only looks like one, such as an account or a PIN: TextField, PinField.',
        'An approximate value between two bounds: Slider.',
      ],
      keyboard: {
        '↑, ↓': 'One step more or less; with Shift ten steps.',
        'Home, End': 'To the smallest or the largest value, if there is one.',
      },
      do: [
        {
          text: 'Say the unit in the label or beside the number.',
          show: () => <NumberField label="Lama proses, menit" min={1} max={40} defaultValue={15} />,
        },
      ],
      dont: [
        {
          text: 'Use it for money: it rounds, and has no currency.',
          show: () => <NumberField label="Nilai taruhan" defaultValue={100_000} />,
        },
        'Change the number with the mouse wheel: people scroll past fields.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <NumberField {...args} />
      <NumberField {...args} defaultValue={null} placeholder="1 sampai 40" />
      <NumberField {...args} defaultValue={1250000} max={2000000} label="Pemain" stepper={false} />
      <NumberField {...args} defaultValue={90} label="Melebihi batas" />
      <NumberField {...args} error="Kolom jumlah kartu wajib diisi." defaultValue={null} />
      <NumberField {...args} disabled />
      <NumberField
        {...args}
        label="Komisi"
        min={0}
        max={0.2}
        step={0.005}
        defaultValue={0.075}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
      />
      <NumberField {...args} label="Jeda" suffix="menit" defaultValue={30} max={120} step={15} />
      <NumberField {...args} label="Kecil" size="sm" />
      <NumberField {...args} label="Besar" size="lg" />
    </Grid>
  ),
};

/** Empty, filled and invalid, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <NumberField {...args} defaultValue={null} disabled={disabled} />,
        filled: (disabled) => <NumberField {...args} disabled={disabled} />,
        refused: (disabled) => (
          <NumberField {...args} error="Kolom jumlah kartu wajib diisi." disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Jumlah kartu bingo yang dibeli sekaligus',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    suffix: 'kartu',
    error: 'Jumlah kartu bingo maksimal 40.',
    defaultValue: 50,
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('5');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(field).toHaveValue('15');
    await userEvent.clear(field);
    await userEvent.keyboard('90');
    await expect(field).toBeInvalid();
  },
};
