import { AppError, type ErrorCode } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../testing/open-app.tsx';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const retry = () => page.getByRole('main').getByRole('button', { name: 'Coba lagi' });

const pages = [
  ['a wallet', '/wallet/wallet-player', 'wallet.show'],
  ['a game', '/game/game-arena', 'game.show'],
] as const;

const failures = [
  ['network', 'Tidak ada koneksi', true],
  ['rate_limited', 'Terlalu banyak permintaan', true],
  ['unavailable', 'Sedang dalam pemeliharaan', true],
  ['forbidden', 'Anda tidak punya akses ke halaman ini', false],
] as const satisfies readonly (readonly [ErrorCode, string, boolean])[];

describe.each(pages)('failed load of %s', (_, path, call) => {
  it.each(failures)('EntityError shows the error after %s', async (code, title, canRetry) => {
    const fault = { kind: 'error', error: new AppError(code) } as const;
    await openApp({
      path,
      before: (backend) => backend.failNext(call, ...Array.from({ length: 9 }, () => fault)),
    });
    await expect.element(heading(title)).toBeVisible();
    expect(retry().elements()).toHaveLength(canRetry ? 1 : 0);
  });
});
