import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownlineTree } from '../../components/downline-tree/index.ts';
import { EarningSummary } from '../../components/earning-summary/index.ts';
import { ReferralCard } from '../../components/referral-card/index.ts';
import { RequestList } from '../../components/request-list/index.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { AgentHomeView } from './agent-home-view.tsx';

const url = 'https://lentera.example/register?referral=NUSA7K';

const figures = (loading: boolean) =>
  (
    [
      ['turnover', 'Turnover 7 hari', '356410000'],
      ['commission', 'Komisi 7 hari', '3225200'],
      ['today', 'Komisi hari ini', '570000'],
    ] as const
  ).map(([id, label, value]) => ({
    id,
    label,
    value: loading ? null : value,
    format: 'money' as const,
    loading,
  }));

const meta = {
  title: 'Screens/Agent home',
  component: AgentHomeView,
  args: {
    wallet: { balance: '48750000', held: '2000000', available: '46750000', currency: 'IDR' },
    actions: (
      <>
        <Button size="lg">Isi saldo</Button>
        <Button size="lg" variant="outline" tone="neutral">
          Deposit
        </Button>
      </>
    ),
    figures: figures(false),
    requests: <RequestList requests={[]} onApprove={() => undefined} />,
    earnings: (
      <EarningSummary
        aria-label="Komisi"
        totals={{ claimable: '2846300', accrued: '378900', claimed: '11250000', currency: 'IDR' }}
        onClaim={() => undefined}
      />
    ),
    referral: <ReferralCard code="NUSA7K" url={url} />,
    downline: (
      <DownlineTree
        members={[]}
        loadMembers={() => Promise.resolve([])}
        referral={{ code: 'NUSA7K', url }}
      />
    ),
    recent: <Card>Transaksi terakhir</Card>,
  },
} satisfies Meta<typeof AgentHomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  args: {
    wallet: null,
    figures: figures(true),
    requests: <RequestList requests={undefined} onApprove={() => undefined} />,
    earnings: <EarningSummary totals={undefined} />,
  },
};
