import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Callout } from '../callout/callout.tsx';
import { OnlineUsers, type OnlineMember } from './online-users.tsx';

const members: readonly OnlineMember[] = [
  { id: '1', username: 'dewi_anggraini', role: 'admin', href: '#1' },
  { id: '2', username: 'bagus_w', role: 'admin', away: true, href: '#2' },
  { id: '3', username: 'nusa_bali', role: 'agent', href: '#3' },
  { id: '4', username: 'deklarator_timur', role: 'declare' },
];

const meta = {
  title: 'Back office/OnlineUsers',
  component: OnlineUsers,
  args: { members, selfId: '1', total: 38 },
  decorators: [
    (Story) => (
      <Card padding={6} style={{ maxInlineSize: 1000 }}>
        {Story()}
      </Card>
    ),
  ],
  parameters: {
    guide: {
      use: ['For the staff members who are online and the number of connected players.'],
      avoid: ['For a directory of people: use DataTable.'],
      keyboard: { Tab: 'Moves between the users who have a page.' },
      do: [
        {
          text: 'Say with `lost` that the connection is gone; an old list would be wrong.',
          show: () => <OnlineUsers members={members.slice(0, 2)} lost />,
        },
      ],
      dont: [
        {
          text: 'Show the last list under a warning: users still read it as current.',
          show: () => (
            <Stack gap={3}>
              <Callout tone="warning">Koneksi terputus.</Callout>
              <OnlineUsers members={members.slice(0, 2)} />
            </Stack>
          ),
        },
        'Announce users who come online or go offline.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OnlineUsers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={6}>
      <OnlineUsers {...args} />
      <OnlineUsers {...args} aria-label="Sedang online, sedikit" total={undefined} max={2} />
      <OnlineUsers aria-label="Sedang online, kosong" members={[]} />
      <OnlineUsers aria-label="Sedang online, dimuat" members={[]} loading />
      <OnlineUsers aria-label="Sedang online, terputus" members={members} lost />
    </Grid>
  ),
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { members: [], total: 0 } };

export const Lost: Story = { args: { lost: true } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    members: [
      { id: '9', username: 'operator_malam_kantor_pusat_denpasar', role: 'superadmin', away: true },
    ],
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'dewi_anggraini' })).toHaveFocus();
    await expect(list.getByText('Anda, Admin, online')).toBeVisible();
    await expect(list.getByText('dan 34 lainnya')).toBeVisible();
  },
};
