import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { RoleBadge, type RoleName } from './role-badge.tsx';

const meta = {
  title: 'Data/RoleBadge',
  component: RoleBadge,
  args: { value: 'agent' },
} satisfies Meta<typeof RoleBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

const roles: readonly RoleName[] = ['player', 'agent', 'admin', 'superadmin', 'declare'];

export const Playground: Story = {};
export const Matrix: Story = {
  render: () => (
    <Stack>
      {roles.map((role) => (
        <RoleBadge key={role} value={role} />
      ))}
    </Stack>
  ),
};
