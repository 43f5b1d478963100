import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { fromPseudo, pseudo, pseudoMessages } from './pseudo.ts';

describe('pseudo', () => {
  it('pseudo accents every letter and puts the text into brackets', () => {
    expect(pseudo('Close')).toMatch(/^\[Çļöšé .*\]$/);
    expect(pseudo('Abc xyz')).not.toMatch(/[a-z]/i);
  });

  it('pseudo makes a text about a third longer', () => {
    const text = 'Your session ends in a few minutes, sign in again to go on.';
    const share = pseudo(text).length / text.length;
    expect(share).toBeGreaterThan(1.3);
    expect(share).toBeLessThan(1.5);
  });

  it('pseudo leaves placeholders unchanged', () => {
    expect(pseudo('Pay {amount} to {name}')).toMatch(/^\[Þåý \{amount\} ţö \{name\}/);
    expect(pseudo('{count}')).toBe('[{count}]');
  });

  it('pseudo leaves empty text empty', () => {
    expect(pseudo('')).toBe('');
  });

  it('pseudo preserves the keys of a dictionary and changes all its texts', () => {
    const texts = pseudoMessages(en);
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    expect(Object.keys(texts.base)).toEqual(Object.keys(en.base));
    for (const text of Object.values(texts.base)) expect(text).toMatch(/^\[.*\]$/s);
  });
});

describe('fromPseudo', () => {
  it.each(['Close', 'OK', 'No fee, instant', 'Your session ends in a few minutes, sign in again.'])(
    'fromPseudo returns the English of a pseudo-localized text: %s',
    (text) => {
      expect(fromPseudo(pseudo(text))).toBe(text);
      expect(fromPseudo(`${pseudo(text)} · 21.00`)).toBe(`${text} · 21.00`);
      expect(fromPseudo(pseudo(`${pseudo(text)}: 2.00×`))).toBe(`${text}: 2.00×`);
    },
  );

  it('fromPseudo returns a text without pseudo-localized parts unchanged', () => {
    expect(fromPseudo('Siti Rahmawati')).toBe('Siti Rahmawati');
  });
});
