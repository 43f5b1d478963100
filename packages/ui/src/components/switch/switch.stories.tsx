import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Sembunyikan saldo' },
  parameters: {
    guide: {
      use: [
        'A setting that applies as soon as it is switched: sound, hidden amounts, a payment channel.',
      ],
      avoid: [
        'A choice that is only sent with a form: Checkbox.',
        'Two choices that both need a name: SegmentedControl.',
      ],
      keyboard: { 'Space, Enter': 'Switches.' },
      do: [
        {
          text: 'Word the label so that it fits both states: "Sound", not "Turn on sound".',
          show: () => <Switch label="Suara" defaultChecked />,
        },
      ],
      dont: [
        {
          text: 'Label it with the action: when it is on, the label is wrong.',
          show: () => <Switch label="Nyalakan suara" defaultChecked />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch {...args} hint="Saldo tampil sebagai titik sampai Anda menekannya" />
      <Switch {...args} switchAt="end" defaultChecked />
      <Switch {...args} error="Belum tersimpan. Silakan coba lagi." />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Grid>
  ),
};

/** Off and on in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        off: (disabled) => <Switch {...args} disabled={disabled} />,
        on: (disabled) => <Switch {...args} defaultChecked disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Sembunyikan saldo dan semua jumlah uang di seluruh halaman',
    switchAt: 'end',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultChecked: true },
  decorators: [columnOf(420)],
};

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Sembunyikan saldo' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
  },
};
