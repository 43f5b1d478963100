import type {
  ChangeRequest,
  Transaction,
  TransactionDetail,
  UserDetail,
} from '@lobi/core/contract';
import { test as base } from '@playwright/test';
import { apiSession } from './api-session.ts';
import { expect, storageOf } from './platform-fixture.ts';
import { signIn } from './screens.ts';
import { discard, startDemo, type RunningServer } from './start-server.ts';

interface One<Row> {
  readonly data: Row;
}

/** A platform on which changes, and requests above Rp 1,000, require two people. */
const test = base.extend<object, { readonly strict: RunningServer }>({
  strict: [
    async ({}, use) => {
      const server = await startDemo({
        env: { LOBI_FOUR_EYES: '1', LOBI_SECOND_APPROVAL_ABOVE: '1000' },
      });
      await use(server);
      await discard(server);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ strict }, use) => use(strict.origin),
  storageState: async ({ strict }, use) => use(storageOf(strict.origin, undefined)),
});

// id: superadmin-second-approval
test('a superadmin signs in, is redirected to the dashboard and gives second approvals', async ({
  page,
  strict: { origin },
}) => {
  const admin = await apiSession(origin, 'admin');
  const { data: users } = await admin.get<One<readonly UserDetail[]>>('/api/user?search=player2');
  const player = users.find(({ username }) => username === 'player2');
  const { data: detail } = await admin.get<One<UserDetail>>(`/api/user/${player?.id}`);
  const { data: change } = await admin.post<One<ChangeRequest>>('/api/admin/change', {
    kind: 'user.agent',
    params: { userId: detail.id, parentId: null, version: detail.version },
    reason: 'The agent has left',
  });
  expect(change.status).toBe('waiting');
  const { data: queue } = await admin.get<One<readonly Transaction[]>>(
    '/api/transaction?status=pending&type=deposit',
  );
  const path = `/api/transaction/${queue[0]?.id}`;
  let { data: request } = await admin.get<One<TransactionDetail>>(path);
  for (const step of ['process', 'complete']) {
    const answer = await admin.post<One<TransactionDetail>>(`${path}/${step}`, {
      version: request.version,
    });
    request = answer.data;
  }
  expect(request.status).toBe('processing');

  await page.goto('/login');
  await signIn(page, 'superadmin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole('button', { name: 'Lihat, player2' }).click();
  await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect(page.getByText('player2: Disetujui dan dijalankan').first()).toBeVisible();
  await expect(page.getByText('Tidak ada yang menunggu persetujuan.')).toBeVisible();
  const { data: moved } = await admin.get<One<UserDetail>>(`/api/user/${detail.id}`);
  expect(moved.parent).toBeNull();

  await page.goto(`/admin/transaction/${request.id}`);
  const approve = page.getByRole('button', { name: 'Beri persetujuan kedua' });
  await approve.click();
  await expect(page.getByText('Setujui permintaan ini?').first()).toBeVisible();
  await approve.click();
  await expect
    .poll(async () => (await admin.get<One<TransactionDetail>>(path)).data.status)
    .toBe('completed');
});
