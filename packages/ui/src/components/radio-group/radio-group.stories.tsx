import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
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
      use: ['One out of two to about six visible options, if comparing them helps.'],
      avoid: [
        'More, or less room: Select.',
        'Short labels that change the view: SegmentedControl.',
        'Choices with limits, fees or pictures: RadioCards.',
      ],
      keyboard: {
        Tab: 'Into the group, to the chosen one.',
        '↑, ↓, ←, →': 'Chooses the one before or after.',
        Space: 'Chooses the first, when none is chosen yet.',
      },
      do: [
        {
          text: 'Leave the choice open where the user has to make it.',
          show: () => (
            <RadioGroup
              label="Jenis Transaksi"
              items={[
                { value: 'deposit', label: 'Deposit' },
                { value: 'withdraw', label: 'Tarik dana' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Preselect an option that costs something.',
          show: () => (
            <RadioGroup
              label="Jenis Transaksi"
              defaultValue="deposit"
              items={[
                { value: 'deposit', label: 'Deposit' },
                { value: 'withdraw', label: 'Tarik dana' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <RadioGroup {...args} />
      <RadioGroup {...args} defaultValue="cash_in" />
      <RadioGroup {...args} error="Pilih jenis transaksi." />
      <RadioGroup {...args} defaultValue="deposit" disabled />
      <RadioGroup
        {...args}
        defaultValue="deposit"
        hint="Dapat diubah sebelum dikirim"
        orientation="horizontal"
      />
    </Grid>
  ),
};

/** Every variant in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'one choice': (disabled) => (
          <RadioGroup {...args} defaultValue="deposit" disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Jenis transaksi yang ingin Anda lakukan sekarang',
    defaultValue: 'a',
    error: 'Pilih jenis transaksi.',
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
  args: { defaultValue: 'deposit' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Deposit' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Isi saldo' })).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};
