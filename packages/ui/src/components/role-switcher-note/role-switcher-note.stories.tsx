import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RoleBadge } from '../role-badge/role-badge.tsx';
import { RoleSwitcherNote } from './role-switcher-note.tsx';

const meta = {
  title: 'Navigation/RoleSwitcherNote',
  component: RoleSwitcherNote,
  args: { value: 'agent', onLeave: fn() },
  parameters: {
    guide: {
      unused: 'For a partner whose staff may view the app as another role; in the app this is off.',
      use: ['While staff view the product as another role.'],
      avoid: ['Showing the role of the user: RoleBadge.'],
      keyboard: { Tab: 'To the button that returns to one’s own role.' },
      do: [
        {
          text: 'Show the note permanently, with the button that ends the preview.',
          show: () => <RoleSwitcherNote value="agent" onLeave={fn()} />,
        },
        'Leave it off by default: without a role nothing is rendered.',
      ],
      dont: [
        {
          text: 'Show only a badge: staff forget that they view another role.',
          show: () => <RoleBadge value="agent" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RoleSwitcherNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ onLeave }) => (
    <Stack>
      {(['player', 'agent', 'admin', 'superadmin', 'declare'] as const).map((role) => (
        <RoleSwitcherNote key={role} value={role} onLeave={onLeave} />
      ))}
      <RoleSwitcherNote value="player" />
      <RoleSwitcherNote />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(
      within(canvasElement).getByText('Anda sedang melihat sebagai Agen.'),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
