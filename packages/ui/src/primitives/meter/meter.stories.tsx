import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Stack } from '../stack/stack.tsx';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Atoms/Meter',
  component: Meter,
  tags: ['display'],
  args: {
    label: 'Batas deposit harian',
    value: 300_000,
    max: 500_000,
    valueText: 'Rp 300.000 dari Rp 500.000',
    note: 'Mulai lagi pukul 00.00 WIB',
  },
  parameters: {
    guide: {
      use: ['How much of something is used: limits, quotas, the share of a pool.'],
      avoid: [
        'For work in progress: use Progress.',
        'Limits of money have LimitMeter, which formats the amounts.',
      ],
      do: [
        {
          text: 'Show the value as text; stripes and colour only repeat it.',
          show: () => (
            <Meter
              label="Batas deposit harian"
              value={300_000}
              max={500_000}
              valueText="Rp 300.000 dari Rp 500.000"
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={6}>
      <Meter label="Kosong" value={0} />
      <Meter label="Wajar" value={62} />
      <Meter label="Tinggi" value={86} note="Mendekati batas" />
      <Meter label="Penuh" value={100} note="Batas tercapai" />
      <Meter label="Lewat" value={140} />
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Meter key={size} label={size} value={40} size={size} />
      ))}
      <Meter label="Total taruhan Meron" value={58} tone="meron" high={2} />
      <Meter label="Total taruhan Wala" value={42} tone="wala" high={2} />
      <Meter label="Tanpa label" labelHidden value={30} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { label: 'Batas kerugian bulanan untuk semua permainan langsung' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
