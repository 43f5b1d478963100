import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { mdiFormatListBulleted, mdiViewGridOutline } from '@mdi/js';
import { Icon } from '../../primitives/icon/icon.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Periode',
    items: [
      { value: 'day', label: 'Hari' },
      { value: 'week', label: 'Minggu' },
      { value: 'month', label: 'Bulan' },
    ],
  },
  parameters: {
    guide: {
      use: ['One of two to five short labels that change the view: day or week, list or cards.'],
      avoid: [
        'Longer words or more of them: Select.',
        'Parts of a page with content of their own: Tabs.',
        'Several at once: ChipGroup.',
      ],
      keyboard: {
        Tab: 'Into the group, to the selected segment.',
        '←, →': 'Selects the neighbouring segment.',
      },
      do: [
        {
          text: 'Write one short word per segment.',
          show: () => (
            <SegmentedControl
              label="Periode"
              defaultValue="day"
              items={[
                { value: 'day', label: 'Hari' },
                { value: 'week', label: 'Minggu' },
                { value: 'month', label: 'Bulan' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Write sentences: the segments no longer fit beside each other.',
          show: () => (
            <SegmentedControl
              label="Periode"
              defaultValue="day"
              items={[
                { value: 'day', label: 'Tampilkan hari ini' },
                { value: 'week', label: 'Tampilkan minggu ini' },
                { value: 'month', label: 'Tampilkan bulan ini' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} defaultValue="month" hint="Menurut waktu Jakarta" />
      <SegmentedControl {...args} size="sm" />
      <SegmentedControl {...args} fullWidth />
      <SegmentedControl {...args} error="Pilih periode." />
      <SegmentedControl {...args} disabled />
      <SegmentedControl
        {...args}
        label="Tampilan"
        hideLabel
        items={[
          { value: 'list', label: 'Daftar', icon: <Icon path={mdiFormatListBulleted} /> },
          { value: 'cards', label: 'Kartu', icon: <Icon path={mdiViewGridOutline} /> },
          { value: 'map', label: 'Peta', disabled: true },
        ]}
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
        md: (disabled) => <SegmentedControl {...args} hideLabel disabled={disabled} />,
        sm: (disabled) => <SegmentedControl {...args} hideLabel size="sm" disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Periode laporan yang ditampilkan',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    items: [
      { value: 'a', label: 'Minggu ini' },
      { value: 'b', label: 'Bulan berjalan' },
      { value: 'c', label: 'Tahun berjalan' },
    ],
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
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Hari' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Minggu' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Hari' })).toBeChecked();
  },
};
