import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { sampleLog } from '../../testing/log-fixtures.ts';
import { LogRow } from './log-row.tsx';

const [known, withoutCity, unknown] = sampleLog;

const meta = {
  title: 'Data/LogRow',
  component: LogRow,
  tags: ['display'],
  args: known,
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['For one record of an activity log: action, time, location and device.'],
      avoid: [
        'For records with changes: use AuditTrail, which puts LogRow and Diff together.',
        'For the history of one transaction: use Timeline.',
      ],
      do: [
        { text: 'Pass `null` for what is not known.', show: () => <LogRow {...unknown} /> },
        'Pass the two-letter code of the country; it is named in the user’s language.',
      ],
      dont: [
        {
          text: 'Guess a location from an address. Pass `null`: it is shown as unknown.',
          show: () => <LogRow {...unknown} country="ID" city="Jakarta" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LogRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <div>
      <LogRow {...known} />
      <LogRow {...known} actor="siti_rahma" mode="time" />
      <LogRow {...withoutCity} />
      <LogRow {...unknown} />
      <LogRow {...unknown} ip={null} />
    </div>
  ),
};

export const UnknownPlace: Story = {
  args: unknown,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Lokasi tidak diketahui')).toBeVisible();
    await expect(within(canvasElement).getByText('Perangkat tidak diketahui')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    ...unknown,
    actor: 'operator_malam_kantor_pusat_denpasar',
    action: 'Mengubah batas deposit harian dan menutup kanal pembayaran rekening virtual',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
