import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { LedgerKind, ledgerKindLooks, type LedgerKindName } from './ledger-kind.tsx';

const meta = {
  title: 'Data/LedgerKind',
  component: LedgerKind,
  args: { value: 'deposit', incoming: true },
} satisfies Meta<typeof LedgerKind>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(Object.keys(ledgerKindLooks) as LedgerKindName[]).map((kind) => (
        <LedgerKind key={kind} value={kind} incoming={kind !== 'bet' && kind !== 'withdraw'} />
      ))}
    </Stack>
  ),
};
