import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { LedgerKind, ledgerKindLooks, type LedgerKindName } from './ledger-kind.tsx';

const meta = {
  title: 'Data/LedgerKind',
  component: LedgerKind,
  tags: ['display'],
  args: { value: 'deposit', incoming: true },
  parameters: {
    guide: {
      use: ['For the kind of a ledger entry, at the start of its row.'],
      avoid: ['For the state of an entry: use StatusBadge with `kind="ledger"`.'],
      do: ['Set `incoming` for a credit; only credits are green.'],
      dont: ['Make a normal withdrawal red.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LedgerKind>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = Object.keys(ledgerKindLooks) as LedgerKindName[];

const all = () => (
  <Grid columns={2} gap={4} style={{ maxInlineSize: 420 }}>
    {kinds.flatMap((kind) => [
      <LedgerKind key={`${kind} in`} value={kind} incoming />,
      <LedgerKind key={`${kind} out`} value={kind} />,
    ])}
  </Grid>
);

export const Playground: Story = {};

/** Every kind, as a credit and as a debit. */
export const Matrix: Story = { render: all };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: { value: 'correction', incoming: false },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, render: all };
