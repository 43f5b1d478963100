import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { EarningSummary, type EarningTotals } from './earning-summary.tsx';

const totals: EarningTotals = {
  claimable: '1284500',
  accrued: '320750',
  claimed: '18450000',
  currency: 'IDR',
};

const meta = {
  title: 'Money/EarningSummary',
  component: EarningSummary,
  args: { totals, onClaim: fn() },
  parameters: {
    guide: {
      use: ['Above the list of earnings, and on the dashboard of an agent.'],
      avoid: ['For winnings of a player: those are bets.'],
      keyboard: { 'Enter, Space': 'Claims what can be claimed.' },
      do: [
        {
          text: 'Show the accrued amount separately from the claimable one.',
          show: () => <EarningSummary totals={totals} onClaim={fn()} />,
        },
        'Replace the totals with the platform’s response to a claim.',
      ],
      dont: [
        {
          text: 'Add the two amounts: the button then promises money that is not due yet.',
          show: () => (
            <EarningSummary
              totals={{ ...totals, claimable: '1605250', accrued: '0' }}
              onClaim={fn()}
            />
          ),
        },
        'Subtract a claim on the client: the platform may have paid only a part of it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof EarningSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <EarningSummary {...args} aria-label="Dapat diklaim" />
      <EarningSummary {...args} claiming aria-label="Sedang diklaim" />
      <EarningSummary {...args} amountHidden aria-label="Disembunyikan" />
      <EarningSummary {...args} totals={{ ...totals, claimable: '0' }} aria-label="Kosong" />
      <EarningSummary totals={totals} aria-label="Tanpa tombol" />
      <EarningSummary totals={undefined} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { totals: { ...totals, claimable: '128450000000' } },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Loading: Story = { args: { totals: undefined } };

export const Empty: Story = { args: { totals: { ...totals, claimable: '0', accrued: '0' } } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /^Klaim Rp/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
