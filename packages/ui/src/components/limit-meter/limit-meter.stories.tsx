import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { LimitMeter } from './limit-meter.tsx';

const meta = {
  title: 'Safer play/LimitMeter',
  component: LimitMeter,
  tags: ['display'],
  args: {
    label: 'Batas deposit, 24 jam',
    used: '300000',
    limit: '500000',
    resetsAt: '2026-11-21T02:00:00.000Z',
  },
  decorators: [columnOf(420)],
  parameters: {
    guide: {
      use: ['Beside a deposit or a stake, so that users see a limit before they reach it.'],
      avoid: ['As progress towards a goal: use Progress.'],
      do: [
        {
          text: 'Name what counts and for how long.',
          show: () => <LimitMeter label="Batas deposit, 24 jam" used="300000" limit="500000" />,
        },
      ],
      dont: [
        {
          text: 'Omit the period: the player cannot see when it resets.',
          show: () => <LimitMeter label="Batas" used="300000" limit="500000" />,
        },
        'Do not name a limit of net deposits "deposit limit".',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LimitMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <LimitMeter {...args} used="0" />
      <LimitMeter {...args} />
      <LimitMeter {...args} used="430000" />
      <LimitMeter {...args} used="500000" />
      <LimitMeter {...args} used="620000" resetsAt={null} />
      <LimitMeter
        {...args}
        label="Batas waktu bermain, 7 hari"
        unit="minutes"
        used="312"
        limit="600"
      />
      <LimitMeter {...args} currency="PHP" used="12.50" limit="500.00" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { label: 'Batas kerugian untuk semua permainan, 1 bulan', limit: '1234567890123' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
