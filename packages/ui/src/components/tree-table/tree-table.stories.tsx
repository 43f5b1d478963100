import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import type { DataColumn } from '../data-table/data-table.types.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { TreeTable, type TreeTableProps } from './tree-table.tsx';

interface Member {
  readonly id: string;
  readonly username: string;
  readonly status: 'activated' | 'blocked';
  readonly turnover: string;
  readonly members?: readonly Member[];
  /** Members that are loaded on demand. */
  readonly more?: boolean;
}

const member = (username: string, turnover: string, rest: Partial<Member> = {}): Member => ({
  id: username,
  username,
  status: 'activated',
  turnover,
  ...rest,
});

const downline: readonly Member[] = [
  member('nusa_bali', '184500000', {
    members: [
      member('agen_ubud', '62500000', {
        members: [
          member('siti_rahma', '12750000'),
          member('wayan_putra', '8400000', { status: 'blocked' }),
        ],
      }),
      member('made_ayu', '21300000'),
    ],
  }),
  member('rinjani_timur', '97250000', { more: true }),
  member('budi_santoso', '4500000'),
];

const columns: readonly DataColumn<Member>[] = [
  {
    id: 'username',
    header: 'Pengguna',
    value: (row) => row.username,
    cell: (row) => row.username,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge kind="user" value={row.status} quiet />,
  },
  {
    id: 'turnover',
    header: 'Turnover',
    align: 'end',
    cell: (row) => <Money value={row.turnover} currency="IDR" />,
  },
];

const meta = {
  title: 'Data/TreeTable',
  component: TreeTable<Member>,
  args: {
    label: 'Downline',
    columns,
    rows: downline,
    rowId: (row) => row.id,
    getChildren: (row) => (row.more ? undefined : (row.members ?? [])),
    hasChildren: (row) => row.more === true || row.members !== undefined,
    loadChildren: () => Promise.resolve([member('dewi_lestari', '3150000')]),
    defaultExpanded: new Set(['nusa_bali']),
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'Rows that belong to other rows and share their columns: agents and their downline.',
        'Pass `loadChildren` if a level should be loaded only when it is opened.',
      ],
      avoid: [
        'Rows of one level: use DataTable, with `groupBy` for headings.',
        'Folding away text: use Collapsible or Accordion.',
      ],
      keyboard: {
        'Arrow up, Arrow down': 'Move between rows.',
        'Arrow right': 'Opens the row, then enters it. In right-to-left pages the other way round.',
        'Arrow left': 'Closes the row, or goes to the row it belongs to.',
        'Home, End': 'First and last row.',
        Enter: "Follows the row's link.",
        Space: 'Opens or closes the row.',
      },
      do: [
        {
          text: 'Give each row its own name; the indentation shows its parent.',
          show: () => (
            <TreeTable
              label="Downline"
              columns={columns.slice(0, 1)}
              rows={downline.slice(0, 1)}
              rowId={(row) => row.id}
              getChildren={(row) => row.members ?? []}
              defaultExpanded={new Set(['nusa_bali'])}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Write the path into the name: it repeats the rows above.',
          show: () => (
            <TreeTable
              label="Downline"
              columns={columns.slice(0, 1)}
              rows={[
                member('nusa_bali', '184500000', {
                  members: [
                    member('nusa_bali / agen_ubud', '62500000'),
                    member('nusa_bali / made_ayu', '21300000'),
                  ],
                }),
              ]}
              rowId={(row) => row.id}
              getChildren={(row) => row.members ?? []}
              defaultExpanded={new Set(['nusa_bali'])}
            />
          ),
        },
      ],
      accessibility: [
        'Announces politely that rows are loading, and at once that they could not be loaded.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<TreeTableProps<Member>>;
export default meta;

type Story = StoryObj<typeof meta>;

const never = () => new Promise<Member[]>(() => undefined);

export const Playground: Story = { args: { rowHref: (row) => `#${row.id}` } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <TreeTable<Member> {...args} label="Tertutup" defaultExpanded={new Set()} />
      <TreeTable<Member>
        {...args}
        label="Terbuka"
        rowHref={(row) => `#${row.id}`}
        defaultExpanded={new Set(['nusa_bali', 'agen_ubud'])}
      />
      <TreeTable<Member>
        {...args}
        label="Memuat isi"
        defaultExpanded={new Set(['rinjani_timur'])}
        loadChildren={never}
      />
      <TreeTable<Member> {...args} label="Memuat" rows={undefined} />
      <TreeTable<Member> {...args} label="Kosong" rows={[]} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    rows: [member('nama_pengguna_yang_sangat_panjang_sekali', '184500000', { more: true })],
    defaultExpanded: new Set(['nama_pengguna_yang_sangat_panjang_sekali']),
    loadChildren: never,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { defaultExpanded: new Set() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /agen_ubud/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByText('agen_ubud')).toBeNull());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('dewi_lestari')).toBeVisible());
  },
};

export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const ChildrenLoading: Story = {
  args: { defaultExpanded: new Set(['rinjani_timur']), loadChildren: never },
};
export const Error: Story = {
  args: {
    defaultExpanded: new Set(),
    loadChildren: () => Promise.reject<Member[]>(new globalThis.Error('offline')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /rinjani_timur/ }));
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toBeVisible());
  },
};
