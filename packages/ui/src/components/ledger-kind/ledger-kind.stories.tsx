import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { CSSProperties } from 'react';
import type { Guide } from '../../testing/guide.ts';
import { ledgerKindLooks, type LedgerKindName } from './ledger-kind-looks.ts';
import { LedgerKind } from './ledger-kind.tsx';

const meta = {
  title: 'Data/LedgerKind',
  component: LedgerKind,
  tags: ['display'],
  args: { value: 'deposit', incoming: true },
  parameters: {
    guide: {
      use: ['For the kind of a ledger entry, at the start of its row.'],
      avoid: ['For the state of an entry: use StatusBadge with `kind="ledger"`.'],
      do: [
        {
          text: 'Set `incoming` for a credit; only credits are green.',
          show: () => (
            <Grid columns={2}>
              <LedgerKind value="deposit" incoming />
              <LedgerKind value="withdraw" />
            </Grid>
          ),
        },
      ],
      dont: [
        {
          text: 'Make a normal withdrawal red.',
          show: () => (
            <div
              style={
                {
                  '--lobi-color-text2': 'var(--lobi-color-danger)',
                  color: 'var(--lobi-color-danger)',
                } as CSSProperties
              }
            >
              <LedgerKind value="withdraw" />
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LedgerKind>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = Object.keys(ledgerKindLooks) as LedgerKindName[];

const all = () => (
  <Grid minColumn="180px" gap={4} style={{ maxInlineSize: 420 }}>
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
