import { describe, expect, it } from 'vitest';
import { languages } from '@lobi/core/contract';
import { oddsText } from '@lobi/ui/data';
import { oddsFormatFor } from './odds-format.ts';

const shown = (format: Parameters<typeof oddsFormatFor>[0], language: (typeof languages)[number]) =>
  oddsText(187, oddsFormatFor(format, undefined, language), language);

describe('the format of odds', () => {
  it('odds are per 100 in Indonesian and decimal in every other language', () => {
    const formats = languages.map((language) => [
      language,
      oddsFormatFor(null, undefined, language),
    ]);
    expect(Object.fromEntries(formats)).toEqual({
      id: 'per100',
      en: 'decimal',
      es: 'decimal',
      'zh-Hans': 'decimal',
    });
    expect([shown(null, 'id'), shown(null, 'en')]).toEqual(['187', '1.87']);
  });

  it('the odds format of the brand applies in every language', () => {
    for (const language of languages) expect(oddsFormatFor(null, 'malay', language)).toBe('malay');
  });

  it('the odds format of the user takes precedence over that of the brand', () => {
    expect(oddsFormatFor('hk', 'malay', 'id')).toBe('hk');
    expect(shown('hk', 'id')).toBe('0,87');
  });
});
