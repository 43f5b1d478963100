import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { ActivityListView } from './activity-list-view.tsx';
import type { ActivityListRow } from './activity.types.ts';

const words: Readonly<Record<string, string>> = {
  login: 'Masuk',
  'password-change': 'Mengganti kata sandi',
  'withdraw-request': 'Meminta penarikan',
};

const denpasar = { country: 'ID', city: 'Denpasar' } as const;

const rows: readonly ActivityListRow[] = [
  {
    id: '1',
    action: 'withdraw-request',
    ip: '203.0.113.7',
    browser: 'Chrome 142',
    device: 'Android',
    ...denpasar,
    createdAt: '2026-11-20T07:12:09.000Z',
  },
  {
    id: '2',
    action: 'password-change',
    ip: '203.0.113.7',
    browser: 'Chrome 142',
    device: 'Android',
    ...denpasar,
    createdAt: '2026-11-20T07:01:44.000Z',
  },
  {
    id: '3',
    action: 'login',
    ip: null,
    browser: null,
    device: null,
    country: null,
    city: null,
    createdAt: '2026-11-19T22:30:00.000Z',
  },
];

const meta = {
  title: 'Screens/Activity',
  component: ActivityListView,
  args: {
    rows,
    total: rows.length,
    query: firstQuery,
    onQueryChange: () => undefined,
    actionWord: (action) => words[action] ?? action,
    actions: Object.entries(words).map(([value, label]) => ({ value, label })),
  },
} satisfies Meta<typeof ActivityListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: '390' } } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Failed: Story = {
  args: { rows: undefined, total: 0, error: 'Tidak ada koneksi.', onRetry: () => undefined },
};
