import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: { label: 'Periode', now: () => new Date('2026-11-20T16:05:00+07:00') },
  parameters: {
    guide: {
      unused:
        'For forms of a partner with a first and a last day; the app filters by period in FilterBar.',
      use: [
        'From one date to another, for reports and lists, with the ranges people ask for most.',
        'Today is the day on the calendar of the kit’s time zone, whatever the device says.',
      ],
      avoid: ['One date: DateField.'],
      keyboard: {
        Tab: 'Through both dates and then the quick ranges.',
        'Space, Enter': 'On a range: fills both dates.',
      },
      do: [
        {
          text: 'Offer the ranges that the users of the list need most.',
          show: () => <DateRangeField label="Periode" presets={['today', '7d', '30d']} />,
        },
      ],
      dont: [
        {
          text: 'Leave the ranges out: both dates have to be typed each time.',
          show: () => <DateRangeField label="Periode" presets={[]} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(520)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <DateRangeField {...args} />
      <DateRangeField {...args} defaultValue={{ from: '2026-11-14', to: '2026-11-20' }} />
      <DateRangeField {...args} defaultValue={{ from: '2026-11-20', to: '2026-11-14' }} />
      <DateRangeField
        {...args}
        defaultValue={{ from: '2026-11-14', to: '2026-12-20' }}
        max="2026-11-20"
      />
      <DateRangeField {...args} disabled defaultValue={{ from: '2026-11-14', to: '' }} />
      <DateRangeField {...args} presets={['7d', '30d']} hint="Menurut waktu Jakarta" size="sm" />
      <DateRangeField {...args} presets={[]} optional />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Periode laporan yang akan diunduh',
    hint: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
    defaultValue: { from: '2026-11-20', to: '2026-11-14' },
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  decorators: [columnOf(520)],
};

export const OtherSideOfMidnight: Story = {
  args: { timeZone: 'Asia/Jakarta', now: () => new Date('2026-11-20T17:30:00Z') },
  decorators: [columnOf(520)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hari ini' }));
    await expect(canvas.getByLabelText('Dari')).toHaveValue('2026-11-21');
  },
};

export const Interaction: Story = {
  decorators: [columnOf(520)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '7 hari' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Dari')).toHaveValue('2026-11-14');
    await expect(canvas.getByLabelText('Sampai')).toHaveValue('2026-11-20');
    await expect(canvas.getByRole('button', { name: '7 hari', pressed: true })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('Sampai'), { target: { value: '2026-11-01' } });
    await expect(canvas.getByLabelText('Sampai')).toBeInvalid();
  },
};
