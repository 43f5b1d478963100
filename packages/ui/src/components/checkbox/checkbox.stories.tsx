import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Saya menyetujui syarat dan ketentuan' },
  parameters: {
    guide: {
      use: ['Yes or no, taking effect when the form is sent: consent, an option.'],
      avoid: [
        'A setting that applies at once: Switch.',
        'Several boxes that belong together: CheckboxGroup.',
      ],
      keyboard: { Space: 'Ticks or unticks.' },
      do: [
        {
          text: 'Leave the box unticked, and state what the user agrees to.',
          show: () => <Checkbox label="Saya menyetujui syarat dan ketentuan" />,
        },
      ],
      dont: [
        {
          text: 'Tick consent beforehand.',
          show: () => <Checkbox label="Saya menyetujui syarat dan ketentuan" defaultChecked />,
        },
        'Negate the label: it is unclear what a ticked "Do not send me news" means.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} indeterminate />
      <Checkbox {...args} hint="Dapat dibaca di kaki halaman" />
      <Checkbox {...args} error="Kolom persetujuan wajib diisi." />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
    </Grid>
  ),
};

/** Unchecked and checked, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        off: (disabled) => <Checkbox {...args} disabled={disabled} />,
        on: (disabled) => <Checkbox {...args} defaultChecked disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label:
      'Saya berusia 21 tahun ke atas dan menyetujui syarat, ketentuan, serta kebijakan privasi',
    error: 'Kolom persetujuan wajib diisi.',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
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
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText(/menyetujui/));
    await expect(box).not.toBeChecked();
  },
};
