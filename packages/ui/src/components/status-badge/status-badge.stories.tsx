import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { StatusBadge } from './status-badge.tsx';
import { statusLooks, type StatusKind } from './statuses.ts';

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { kind: 'transaction', value: 'pending' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds = Object.keys(statusLooks) as StatusKind[];

export const Playground: Story = {};
export const QuietWhenNormal: Story = { args: { value: 'completed', quiet: true } };
export const LoudWhenNotNormal: Story = { args: { value: 'rejected', quiet: true } };
export const Unknown: Story = { args: { value: 'frozen' } };

const all = (quiet: boolean) => (
  <Stack>
    {kinds.map((kind) => (
      <Inline key={kind}>
        {Object.keys(statusLooks[kind]).map((value) => (
          <StatusBadge key={value} kind={kind} value={value} quiet={quiet} />
        ))}
      </Inline>
    ))}
  </Stack>
);

export const Matrix: Story = { render: () => all(false) };
export const QuietMatrix: Story = { render: () => all(true) };
