import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import type { Guide } from '../../testing/guide.ts';
import { StatusBadge } from './status-badge.tsx';
import { statusLooks, type StatusKind } from './statuses.ts';

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  tags: ['display'],
  args: { kind: 'transaction', value: 'pending' },
  parameters: {
    guide: {
      use: [
        'For the state of a user, transaction, bet, round, result, channel, earning or ledger entry.',
        'In lists with `quiet`, so that only what needs attention is filled.',
      ],
      avoid: ['For a count or a label of your own: use Badge.'],
      do: [
        {
          text: 'Pass the value as the server sends it; one it does not know is shown by its own name.',
          show: () => (
            <Inline>
              <StatusBadge kind="transaction" value="pending" />
              <StatusBadge kind="transaction" value="rejected" />
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Colour states yourself: one table defines the colour and icon of each.',
          show: () => (
            <Inline>
              <Badge tone="info">Menunggu</Badge>
              <Badge tone="neutral">Ditolak</Badge>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = Object.keys(statusLooks) as StatusKind[];

const all = (quiet: boolean) => (
  <Stack gap={4}>
    {kinds.map((kind) => (
      <Inline key={kind}>
        <Text size="sm" tone="muted" style={{ minInlineSize: 132 }}>
          {kind}
        </Text>
        {[...Object.keys(statusLooks[kind]), 'frozen'].map((value) => (
          <StatusBadge key={value} kind={kind} value={value} quiet={quiet} />
        ))}
      </Inline>
    ))}
  </Stack>
);

export const Playground: Story = {};

/** Every status of every kind, and an unknown one. */
export const Matrix: Story = { render: () => all(false) };

export const Quiet: Story = { render: () => all(true) };

export const Unknown: Story = { args: { value: 'frozen' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  render: () => (
    <Inline>
      <StatusBadge kind="user" value="pending" />
      <StatusBadge kind="round" value="settling" />
      <StatusBadge kind="transaction" value="waiting_for_second_approval" />
    </Inline>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' }, render: () => all(true) };
