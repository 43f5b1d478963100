import { describe, expect, it } from 'vitest';
import { searchChoices, withClearing } from './search-choices.ts';

const lists = {
  recent: ['lentera', 'bahari'],
  suggestions: ['lentera', 'lentera terbang'],
  games: [{ id: '1', title: 'Arena Lentera', href: '#1' }],
};

describe('searchChoices', () => {
  it('searchChoices offers earlier searches while nothing is typed', () => {
    expect(searchChoices('  ', lists).map(({ value }) => value)).toEqual(['recent']);
  });

  it('searchChoices offers suggestions and games once something is typed, except the typed text', () => {
    const groups = searchChoices('lentera', lists);
    expect(groups.map(({ value }) => value)).toEqual(['suggestion', 'game']);
    expect(groups[0]?.items.map(({ label }) => label)).toEqual(['lentera terbang']);
  });

  it('searchChoices omits empty groups', () => {
    expect(searchChoices('x', {})).toEqual([]);
    expect(searchChoices('', {})).toEqual([]);
  });

  it('withClearing adds the option to delete earlier searches to their group only', () => {
    const [recent] = withClearing(searchChoices('', lists), 'Hapus');
    expect(recent?.items.map(({ label }) => label)).toEqual(['lentera', 'bahari', 'Hapus']);
    const found = searchChoices('lentera', lists);
    expect(withClearing(found, 'Hapus')).toEqual(found);
  });
});
