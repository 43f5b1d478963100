import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../../primitives/grid/grid.tsx';
import type { Guide } from '../../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../../testing/story-boxes.tsx';
import { Programme } from './programme.tsx';
import type { ArenaEvent } from './programme.types.ts';

const event: ArenaEvent = {
  id: 'event-1',
  title: 'Malam Final',
  startsAt: '2026-12-01T09:00:00.000Z',
  status: 'ongoing',
  fights: [
    {
      meron: 'Jago Timur',
      wala: 'Bima',
      round: { id: 'round-127', number: 127, result: 'meron' },
    },
    { meron: 'Satria', wala: 'Rajawali', round: { id: 'round-128', number: 128, result: null } },
    { meron: 'Garuda', wala: 'Elang Selatan', round: null },
  ],
};

const meta = {
  title: 'Betting/Programme',
  component: Programme,
  tags: ['display'],
  args: { event },
  decorators: [columnOf(720)],
  parameters: {
    guide: {
      use: [
        'Below the roads (result charts) of an arena: the fights of the day and their results.',
      ],
      avoid: ['For rounds without a programme: the roads show their results.'],
      do: [
        {
          text: 'Name the fighters as the event announces them.',
          show: () => <Programme event={event} />,
        },
      ],
      dont: [
        {
          text: 'Mark a favourite in a name: only the odds show what players bet.',
          show: () => (
            <Programme
              event={{
                ...event,
                fights: event.fights.map((fight) => ({
                  ...fight,
                  meron: `${fight.meron} (favorit)`,
                })),
              }}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Programme>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1200 },
  render: () => (
    <Grid minColumn="320px">
      <Programme event={event} />
      <Programme event={{ ...event, title: 'Besok', status: 'upcoming' }} />
      <Programme event={{ ...event, title: 'Kemarin', status: 'finished' }} />
    </Grid>
  ),
};

export const Empty: Story = { args: { event: { ...event, status: 'upcoming', fights: [] } } };

export const LongText: Story = {
  args: {
    event: {
      ...event,
      fights: event.fights.map((fight) => ({
        ...fight,
        meron: `${fight.meron} dari Kampung Selatan Raya`,
      })),
    },
  },
  globals: { language: 'pseudo' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
