import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RoleBadge } from './role-badge.tsx';

const meta = {
  title: 'Data/RoleBadge',
  component: RoleBadge,
  tags: ['display'],
  args: { value: 'agent' },
  parameters: {
    guide: {
      use: ['For the role of a user in lists and headers.'],
      avoid: ['For permissions: describe them in text.', 'For a state: use StatusBadge.'],
      do: [
        {
          text: 'Write the name of the user beside the role.',
          show: () => (
            <Inline gap={2}>
              <Text>nusa_bali</Text>
              <RoleBadge value="agent" />
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Use the badge for a permission: describe it in text.',
          show: () => (
            <Inline gap={2}>
              <Text>nusa_bali</Text>
              <RoleBadge value="Boleh meninjau" />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RoleBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

const roles = ['player', 'agent', 'admin', 'superadmin', 'declare', 'auditor'] as const;

const all = () => (
  <Stack>
    {roles.map((role) => (
      <RoleBadge key={role} value={role} />
    ))}
  </Stack>
);

export const Playground: Story = {};

/** The five roles, and one unknown to this version. */
export const Matrix: Story = { render: all };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  render: all,
};

export const Rtl: Story = { globals: { direction: 'rtl' }, render: all };
