import { AppError } from '@lobi/core/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const main = () => page.getByRole('main');

it.each([
  ['deposit', '/player/wallet/deposit'],
  ['withdrawal', '/player/wallet/withdraw'],
])('a page offers no new %s while it is unknown whether one is open', async (_, path) => {
  const fault = { kind: 'error', error: new AppError('network') } as const;
  await openApp({
    path,
    before: (backend) =>
      backend.failNext('transaction.list', ...Array.from({ length: 9 }, () => fault)),
  });
  await expect.element(page.getByRole('heading', { name: 'Tidak ada koneksi' })).toBeVisible();
  await expect.element(main().getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(main().getByRole('textbox').elements()).toHaveLength(0);
});
