import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { RelativeTime } from './relative-time.tsx';

const at = '2026-11-20T09:05:00.000Z';
const minuteMs = 60_000;

const meta = {
  title: 'Data/RelativeTime',
  component: RelativeTime,
  tags: ['display', 'wordless'],
  args: { at, now: Date.parse(at) + 4 * minuteMs },
  parameters: {
    guide: {
      use: ['Where how long ago matters more than when: notifications, queues, presence.'],
      avoid: ['In records that are compared or printed: use DateTime.'],
      do: [
        {
          text: 'Show the age if it decides the order, as in a queue.',
          show: () => (
            <Text>
              Menunggu sejak <RelativeTime at={at} now={Date.parse(at) + 4 * minuteMs} />
            </Text>
          ),
        },
        'Rely on the title: it contains the exact time with its zone.',
      ],
      dont: [
        {
          text: 'Show an age on a receipt: next week it shows another value.',
          show: () => (
            <DescriptionList
              items={[
                {
                  label: 'Waktu bayar',
                  value: <RelativeTime at={at} now={Date.parse(at) + 4 * minuteMs} />,
                },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RelativeTime>;
export default meta;

type Story = StoryObj<typeof meta>;

const ago = [-3_600_000, 30_000, 4 * minuteMs, 7_200_000, 259_200_000, 3e9, 4e10];

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={3}>
      {ago.map((ms) => (
        <RelativeTime key={ms} at={at} now={Date.parse(at) + ms} />
      ))}
      <RelativeTime at={null} />
    </Stack>
  ),
};

/** The relative time is the same everywhere; the title is in the given zone. */
export const Zones: Story = {
  render: (args) => (
    <Stack gap={3}>
      <RelativeTime {...args} timeZone="Asia/Jakarta" />
      <RelativeTime {...args} timeZone="Asia/Jayapura" />
    </Stack>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
