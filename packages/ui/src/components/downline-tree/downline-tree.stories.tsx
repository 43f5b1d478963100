import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DownlineTree, type DownlineMember } from './downline-tree.tsx';

const member = (
  username: string,
  balance: string,
  turnover: string,
  commission: string,
  more: Partial<DownlineMember> = {},
): DownlineMember => ({
  id: username,
  username,
  role: 'player',
  status: 'activated',
  wallet: { balance, currency: 'IDR' },
  playerCount: 0,
  turnover,
  shareBp: 200,
  commission,
  ...more,
});

const agent = { role: 'agent', shareBp: 80 } as const;

const members = [
  member('kuta_agen', '9250000', '186400000', '1491200', { ...agent, playerCount: 18 }),
  member('ubud_agen', '5400000', '97250000', '778000', { ...agent, playerCount: 11 }),
  member('siti_rahma', '2184500', '18460000', '369200'),
  member('wayan_d', '310000', '12700000', '254000'),
  member('gede_p', '0', '0', '0', { status: 'pending' }),
];

const below = [
  member('putu.a', '1180000', '42300000', '338400', { shareBp: 80 }),
  member('made_s', '640000', '38150000', '305200', { shareBp: 80 }),
  member('komang22', '95000', '21900000', '175200', { shareBp: 80, status: 'restricted' }),
];

const meta = {
  title: 'Back office/DownlineTree',
  component: DownlineTree,
  args: {
    members,
    loadMembers: () => Promise.resolve(below),
    summary: { subAgents: 2, directPlayers: 3, playersBelow: 29 },
    referral: { code: 'NUSA7K', url: 'https://lentera.example/register?referral=NUSA7K' },
    memberHref: ({ id }) => `#${id}`,
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['The downline of an agent: sub-agents, their players, and the revenue of both.'],
      avoid: [
        'Searching one user among all: use DataTable.',
        'Trees of something else: use TreeTable.',
      ],
      keyboard: {
        'Arrow up, Arrow down': 'Move between members.',
        'Arrow right, Arrow left': 'Open and close an agent.',
        Enter: 'Goes to the member.',
      },
      do: [
        {
          text: 'Give `referral`, so that an empty downline says how to begin.',
          show: () => (
            <DownlineTree
              members={[]}
              loadMembers={() => Promise.resolve([])}
              referral={{ code: 'NUSA7K', url: 'https://lentera.example/register?referral=NUSA7K' }}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Leave an empty downline without a next step.',
          show: () => <DownlineTree members={[]} loadMembers={() => Promise.resolve([])} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DownlineTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultExpanded: new Set(['kuta_agen']) } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={7}>
      <DownlineTree {...args} defaultExpanded={new Set(['kuta_agen'])} />
      <DownlineTree {...args} aria-label="Kosong" members={[]} />
    </Stack>
  ),
};

export const Loading: Story = { args: { members: undefined } };

export const Empty: Story = { args: { members: [] } };

export const Error: Story = {
  args: { members: undefined, error: 'Periksa sambungan internet Anda.', onRetry: fn() },
};

export const LevelFailed: Story = {
  args: {
    defaultExpanded: new Set(['kuta_agen']),
    loadMembers: () => Promise.reject<DownlineMember[]>(new globalThis.Error('offline')),
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { members: [] },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultExpanded: new Set(['kuta_agen']) },
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /kuta_agen/ });
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('putu.a')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /putu\.a/ })).toHaveFocus();
  },
};
