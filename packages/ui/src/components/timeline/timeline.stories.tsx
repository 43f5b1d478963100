import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Timeline, type TimelineEvent } from './timeline.tsx';

const events: readonly TimelineEvent[] = [
  {
    id: '1',
    at: '2026-11-20T07:12:09.000Z',
    title: 'Penarikan diajukan',
    actor: 'siti_rahma',
    detail: 'Rp 2.000.000 ke BCA 5527',
  },
  {
    id: '2',
    at: '2026-11-20T07:20:41.000Z',
    title: 'Sedang diproses',
    actor: 'dewi_anggraini',
    tone: 'info',
  },
];

const decision: TimelineEvent = {
  id: '3',
  at: '2026-11-20T07:26:12.000Z',
  title: 'Ditolak',
  tone: 'danger',
};

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  tags: ['display'],
  args: { items: events, pending: true, 'aria-label': 'Riwayat TRX-20261120-0344' },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'For the history of one object, such as a transaction or a round, in chronological order.',
        'With `pending` while a step is outstanding.',
      ],
      avoid: [
        'For records of many things: use AuditTrail or DataTable.',
        'For steps of a form: use Stepper.',
      ],
      do: [
        {
          text: 'Name the actor and the reason; a rejection needs its reason.',
          show: () => (
            <Timeline
              aria-label="Riwayat"
              items={[{ ...decision, actor: 'dewi_anggraini', detail: 'Rp 2.000.000 ke BCA 5527' }]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Rely on the tone: the title must say what happened.',
          show: () => <Timeline aria-label="Riwayat" items={[{ ...decision, title: 'Status' }]} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

const done: TimelineEvent = {
  id: '3',
  at: '2026-11-20T07:31:02.000Z',
  title: 'Selesai',
  actor: 'dewi_anggraini',
  tone: 'success',
  detail: 'Nomor referensi BCA 88012',
};

const rejected: TimelineEvent = {
  id: '3',
  at: '2026-11-20T07:31:02.000Z',
  title: 'Ditolak',
  actor: 'dewi_anggraini',
  tone: 'danger',
  detail: 'Nama pemilik rekening tidak sama dengan nama akun.',
};

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1000px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={8}>
      <Timeline {...args} />
      <Timeline {...args} items={[...events, done]} pending={false} />
      <Timeline {...args} items={[...events, rejected]} pending={false} />
      <Timeline
        {...args}
        items={[
          ...events.slice(0, 1),
          {
            id: 'w',
            at: '2026-11-20T07:16:00.000Z',
            title: 'Rekening belum pernah dipakai',
            tone: 'warning',
          },
        ]}
        pending="Menunggu persetujuan kedua"
      />
      <Timeline {...args} mode="clock" pending={false} />
      <Timeline {...args} items={[]} pending={false} />
    </Grid>
  ),
};

export const Empty: Story = { args: { items: [], pending: false } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    items: [
      ...events,
      {
        ...rejected,
        title: 'Permintaan penarikan ditolak setelah pemeriksaan kedua oleh staf',
        detail:
          'Nama pemilik rekening tidak sama dengan nama akun; silakan ajukan lagi dengan rekening atas nama Anda sendiri.',
      },
    ],
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
