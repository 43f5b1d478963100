import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { PinField } from './pin-field.tsx';

const meta = {
  title: 'Forms/PinField',
  component: PinField,
  args: { label: 'PIN', length: 6, onComplete: fn() },
  parameters: {
    guide: {
      use: ['A code of a fixed length: a PIN to confirm with, a code that was sent by message.'],
      avoid: ['A password of any length: PasswordField.'],
      keyboard: {
        Digits: 'Fill a cell and go on to the next.',
        '←, →, Home, End': 'Between the cells.',
        Backspace: 'Empties a cell and goes back.',
        Paste: 'Fills all cells from the first one on.',
      },
      do: [
        {
          text: 'Clear the cells after a wrong PIN, and show how many attempts are left.',
          show: () => <PinField label="PIN" length={4} error="PIN salah. Sisa 2 percobaan." />,
        },
      ],
      dont: [
        {
          text: 'Leave the wrong digits in place: they have to be deleted one by one.',
          show: () => <PinField label="PIN" length={4} defaultValue="4829" error="PIN salah." />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PinField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <PinField {...args} />
      <PinField {...args} defaultValue="1234" />
      <PinField {...args} mask defaultValue="123456" />
      <PinField {...args} defaultValue="123456" error="PIN tidak cocok." />
      <PinField {...args} defaultValue="12" disabled />
      <PinField {...args} label="Kode" length={4} hint="Dikirim ke nomor ponsel Anda" />
      <PinField {...args} label="Kode undangan" characters="alphanumeric" defaultValue="A7K" />
    </Grid>
  ),
};

/** Empty, filled and invalid, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <PinField {...args} length={4} disabled={disabled} />,
        filled: (disabled) => (
          <PinField {...args} length={4} defaultValue="1234" disabled={disabled} />
        ),
        refused: (disabled) => (
          <PinField {...args} length={4} error="PIN tidak cocok." disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'PIN enam angka untuk memastikan penarikan dana',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    error: 'PIN tidak cocok. Silakan coba lagi.',
    length: 8,
    defaultValue: '12345678',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '1234' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('12');
    await userEvent.keyboard('{Backspace}');
    await expect(second).toHaveValue('');
    await userEvent.keyboard('23456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
