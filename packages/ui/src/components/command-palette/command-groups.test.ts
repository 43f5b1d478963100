import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { commandGroups } from './command-groups.ts';

const commands: readonly Command[] = [
  { id: 'lobby', label: 'Lobi', group: 'Halaman' },
  { id: 'wallet', label: 'Dompet', group: 'Halaman', keywords: ['saldo'] },
  { id: 'queue', label: 'Antrean deposit', group: 'Kantor' },
  { id: 'year', label: 'Laporan año', group: 'Kantor' },
];

const ids = (query: string, recent: readonly string[] = []) =>
  commandGroups(commands, { query, recent, recentLabel: 'Baru dipakai' }).map(
    ({ value, items }) => [value, items.map(({ id }) => id)],
  );

describe('commandGroups', () => {
  it('commandGroups preserves the order of the commands under their headings', () => {
    expect(ids('')).toEqual([
      ['Halaman', ['lobby', 'wallet']],
      ['Kantor', ['queue', 'year']],
    ]);
  });

  it('commandGroups lists recent ones first and once, if nothing is typed', () => {
    expect(ids('', ['queue', 'gone', 'lobby'])).toEqual([
      ['Baru dipakai', ['queue', 'lobby']],
      ['Halaman', ['wallet']],
      ['Kantor', ['year']],
    ]);
    expect(ids('lobi', ['queue'])).toEqual([['Halaman', ['lobby']]]);
  });

  it('commandGroups matches keywords, headings, every word of the query, and ignores accents', () => {
    expect(ids('SALDO')).toEqual([['Halaman', ['wallet']]]);
    expect(ids('kantor deposit')).toEqual([['Kantor', ['queue']]]);
    expect(ids('ano')).toEqual([['Kantor', ['year']]]);
    expect(ids('tidak ada')).toEqual([]);
  });
});
