import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fillCount } from './fill-count.ts';
import { id } from './id.ts';
import { zhHans } from './zh-hans.ts';

describe('fillCount', () => {
  it.each([
    ['en', 0, '0 rows'],
    ['en', 1, '1 row'],
    ['en', 2, '2 rows'],
    ['es', 1, '1 fila'],
    ['es', 21, '21 filas'],
    ['id', 1, '1 baris'],
    ['zh-Hans', 2, '2 行'],
  ] as const)('fillCount writes in %s for %i: %s', (language, count, text) => {
    const { rows } = { en, es, id, 'zh-Hans': zhHans }[language].data;
    expect(fillCount(rows, count, language)).toBe(text);
  });

  it('fillCount inserts the formatted number and the other values', () => {
    const forms = { one: '{count} bet, {amount}', other: '{count} bets, {amount}' };
    expect(fillCount(forms, 1200, 'en', { count: '1,200', amount: 'Rp 5' })).toBe(
      '1,200 bets, Rp 5',
    );
  });
});
