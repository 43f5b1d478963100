import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Tanggal lahir',
    max: '2005-11-20',
    now: () => new Date('2026-11-20T16:05:00+07:00'),
  },
  parameters: {
    guide: {
      use: [
        'A calendar date: a birthday, a due date. The picker is the browser’s own, in the user’s language.',
      ],
      avoid: [
        'From one date to another: DateRangeField.',
        'A moment with a time: show it with DateTime; it is rarely typed.',
      ],
      keyboard: {
        Digits: 'Fill day, month and year.',
        '↑, ↓': 'Increase or decrease by one.',
        'Space, Alt+↓': 'Opens the picker of the browser.',
      },
      do: [
        {
          text: 'Say in the hint which dates are accepted.',
          show: () => (
            <DateField
              label="Tanggal lahir"
              max="2005-11-20"
              hint="Anda harus berusia 21 tahun atau lebih."
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Let users discover the limit through an error.',
          show: () => (
            <DateField
              label="Tanggal lahir"
              max="2005-11-20"
              defaultValue="2010-05-01"
              error="Tanggal ini tidak diterima."
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <DateField {...args} />
      <DateField {...args} defaultValue="1998-08-17" />
      <DateField {...args} defaultValue="2010-08-17" />
      <DateField {...args} error="Kolom tanggal lahir wajib diisi." />
      <DateField {...args} defaultValue="1998-08-17" disabled />
      <DateField {...args} label="Mulai" max={undefined} min="2026-11-01" today optional />
      <DateField {...args} size="sm" label="Kecil" />
      <DateField {...args} size="lg" label="Besar" />
    </Grid>
  ),
};

/** Empty, filled and invalid, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <DateField {...args} disabled={disabled} />,
        filled: (disabled) => <DateField {...args} defaultValue="1998-08-17" disabled={disabled} />,
        refused: (disabled) => (
          <DateField {...args} error="Kolom tanggal lahir wajib diisi." disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Tanggal lahir sesuai kartu tanda penduduk',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    defaultValue: '2010-08-17',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  args: { label: 'Mulai', max: undefined, today: true },
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Mulai');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    within(canvasElement).getByRole('button', { name: 'Hari ini' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('2026-11-20');
  },
};
