import type { Role } from '@lobi/core/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

/** Codes of the contract that must not appear in a file for users. */
const codes =
  /^(player|agent|admin|superadmin|declare|pending|activated|restricted|blocked|processing|completed|rejected|cancelled|placed|won|lost|posted|voided|accrued|claimable|claimed|paid|turnover|ggr|referral)$/;
const worded = new Set(['Jenis', 'Peran', 'Status', 'Tindakan']);
const utc = /\dZ$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/;

async function download(path: string, role: Role) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:none';
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    }),
  ];
  await page.viewport(1440, 900);
  await openApp({ path, role });
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  await expect.poll(() => names.length).toBe(1);
  for (const spy of spies) spy.mockRestore();
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  const [head = [], ...rows] = lines.map((line) => line.split(';'));
  return { name: names[0], mark: [...bytes.slice(0, 3)], head, rows };
}

describe('a CSV file', () => {
  it.each<[path: string, role: Role, name: RegExp, column: string]>([
    ['/wallet/wallet-player/transaction', 'player', /^transactions-player-/, 'Waktu (WIB)'],
    ['/wallet/wallet-player/bet', 'player', /^bets-player-/, 'Waktu (WIB)'],
    ['/wallet/wallet-agent/earning', 'agent', /^earnings-agent-/, 'Tanggal (WIB)'],
    ['/user', 'admin', /^users-/, 'Bergabung (WIB)'],
    ['/user/user-player/activity', 'player', /^activity-player-/, 'Waktu (WIB)'],
    ['/admin/activity', 'admin', /^audit-log-/, 'Waktu (WIB)'],
  ])('the CSV of %s has times of one zone and texts for %s', async (path, role, name, column) => {
    const file = await download(path, role);
    expect(file.mark).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.name).toMatch(name);
    expect(file.name).toMatch(/-\d{4}-\d\d-\d\d\.csv$/);
    const position = file.head.indexOf(column);
    expect(position, file.head.join()).toBeGreaterThanOrEqual(0);
    expect(file.rows.length).toBeGreaterThan(0);
    for (const row of file.rows) {
      expect(row[position]).toMatch(moment);
      for (const [at, cell] of row.entries()) {
        expect(cell).not.toMatch(utc);
        // Accounts of the fixtures are named after their roles.
        if (worded.has(file.head[at] ?? '')) expect(cell).not.toMatch(codes);
      }
    }
  });

  it('the CSV of a report names the zone of its days and has plain amounts', async () => {
    const file = await download('/admin/report?from=2026-11-01&to=2026-11-07', 'admin');
    expect(file.head[0]).toBe('Hari (WIB)');
    expect(file.name).toBe('laporan-day-2026-11-01-2026-11-07.csv');
    expect(file.rows.map(([day]) => day)).toEqual([
      ...Array.from({ length: 7 }, (_, n) => `2026-11-0${n + 1}`),
      'Total',
    ]);
    for (const [, ...amounts] of file.rows)
      for (const amount of amounts) expect(amount).toMatch(/^-?\d+(,\d+)?$/);
  });
});
