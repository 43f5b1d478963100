import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { ActivityListView } from './activity-list-view.tsx';
import type { ActivityListRow, ActivityLog } from './activity.types.ts';

const actionLabels: Readonly<Record<string, string>> = {
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
    actionLabel: (action) => actionLabels[action] ?? action,
    actions: Object.entries(actionLabels).map(([value, label]) => ({ value, label })),
  },
} satisfies Meta<typeof ActivityListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Failed: Story = {
  args: { rows: undefined, total: 0, error: 'Tidak ada koneksi.', onRetry: () => undefined },
};

const subjectLabels: Readonly<Record<string, string>> = { user: 'Pengguna', session: 'Perangkat' };

const log: ActivityLog = {
  userHref: ({ id }) => `/user/${id}`,
  subjectHref: ({ kind, id }) => (kind === 'user' ? `/user/${id}` : undefined),
  subjectLabel: ({ kind, name }) => [subjectLabels[kind], name].filter(Boolean).join(' '),
};

const budi = { kind: 'user', id: 'budi', name: 'budi' } as const;
const from = { ip: '198.51.100.24', browser: 'Firefox 147', device: 'Windows', ...denpasar };
const unknown = { ip: null, browser: null, device: null, country: null, city: null };

const logged: readonly ActivityListRow[] = [
  {
    id: '1',
    action: 'session-revoke',
    user: { id: 'sinta', username: 'sinta', role: 'admin' },
    subjects: [budi, { kind: 'session', id: 'phone', name: null }],
    ...from,
    createdAt: '2026-11-20T07:12:09.000Z',
  },
  {
    id: '2',
    action: 'role-change',
    user: null,
    subjects: [budi],
    ...unknown,
    createdAt: '2026-11-20T07:01:44.000Z',
  },
  {
    id: '3',
    action: 'login-failed',
    user: null,
    subjects: [],
    ...from,
    ip: '203.0.113.240',
    createdAt: '2026-11-20T06:58:01.000Z',
  },
  {
    id: '4',
    action: 'withdraw-request',
    user: { id: 'budi', username: 'budi', role: 'player' },
    subjects: [],
    ...from,
    createdAt: '2026-11-19T22:30:00.000Z',
  },
];

const logLabels: Readonly<Record<string, string>> = {
  ...actionLabels,
  'login-failed': 'Gagal masuk',
  'role-change': 'Mengubah peran',
  'session-revoke': 'Mengeluarkan perangkat',
};

const ofAll = {
  rows: logged,
  total: logged.length,
  label: 'Log audit',
  log,
  people: [{ value: 'budi', label: 'budi' }],
  actionLabel: (action: string) => logLabels[action] ?? action,
  actions: Object.entries(logLabels).map(([value, label]) => ({ value, label })),
  csvName: 'log-audit',
};

export const LogPlayground: Story = { args: ofAll };
export const LogPhone: Story = { args: ofAll, globals: { viewport: { value: 'phone' } } };
export const LogOfOne: Story = {
  args: { ...ofAll, query: { ...firstQuery, filters: { userId: 'budi' } } },
};
export const LogLoading: Story = { args: { ...ofAll, rows: undefined } };
export const LogEmpty: Story = { args: { ...ofAll, rows: [], total: 0 } };
export const LogFailed: Story = { args: { ...ofAll, ...Failed.args } };
