import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Card } from '../../primitives/card/card.tsx';
import type { Guide } from '../../testing/guide.ts';
import { TransactionTimeline, type TransactionStep } from './transaction-timeline.tsx';

const pending: TransactionStep = { status: 'pending', at: '2026-11-20T14:12:00.000Z' };
const processing: TransactionStep = {
  status: 'processing',
  at: '2026-11-20T14:18:00.000Z',
  actor: 'admin',
};
const completed: TransactionStep = { status: 'completed', at: '2026-11-20T14:26:00.000Z' };
const rejected: TransactionStep = {
  status: 'rejected',
  at: '2026-11-20T14:26:00.000Z',
  actor: 'admin',
  reason: 'Nama pada bukti transfer tidak cocok',
};

const paths: readonly (readonly TransactionStep[])[] = [
  [pending],
  [pending, processing],
  [pending, processing, completed],
  [pending, processing, rejected],
  [pending, rejected],
];

const meta = {
  title: 'Money/TransactionTimeline',
  component: TransactionTimeline,
  tags: ['display'],
  args: { steps: [pending, processing], incoming: true },
  parameters: {
    guide: {
      use: ['The page of one transaction, and the last step of a deposit or withdrawal.'],
      avoid: ['Lists of transactions: a `StatusBadge` says enough there.'],
      do: [
        {
          text: 'Give the reason of a rejection in words that help the user to do better.',
          show: () => <TransactionTimeline steps={[pending, rejected]} incoming />,
        },
      ],
      dont: [
        {
          text: 'Omit the reason: users send the same request again, and it is rejected again.',
          show: () => (
            <TransactionTimeline steps={[pending, { ...completed, status: 'rejected' }]} incoming />
          ),
        },
        'Promise a time that the platform does not meet.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TransactionTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Grid minColumn="280px">
      {paths.flatMap((steps, index) =>
        [true, false].map((incoming) => (
          <Card key={`${index}:${incoming}`}>
            <TransactionTimeline steps={steps} incoming={incoming} />
          </Card>
        )),
      )}
    </Grid>
  ),
};

export const Pending: Story = { args: { steps: [pending] } };
export const Completed: Story = { args: { steps: [pending, processing, completed] } };
export const Rejected: Story = { args: { steps: [pending, rejected], incoming: false } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { steps: [pending, processing, rejected] },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
