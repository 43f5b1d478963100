import { describe, expect, it, vi } from 'vitest';
import { pseudo } from '../../packages/ui/src/testing/pseudo.ts';
import { createPhrasebooks } from '../../.storybook/story-texts/phrasebook.ts';
import { languageOf } from '../../.storybook/story-texts/story-language.ts';
import { storyTexts } from '../../.storybook/story-texts/texts.ts';
import {
  createTranslator,
  listTranslations,
  translateText,
} from '../../.storybook/story-texts/translate.ts';

describe('translateText', () => {
  const dictionary = new Map([
    ['Laga #', 'Fight #'],
    ['Sisa Rp #', 'Left: Rp #'],
  ]);

  it('translateText inserts numbers in the format of the language', () => {
    expect(translateText(dictionary, 'en', 'Laga 128')).toBe('Fight 128');
    expect(translateText(dictionary, 'en', 'Sisa Rp 1.250.000')).toBe('Left: Rp 1,250,000');
    expect(translateText(dictionary, 'es', 'Sisa Rp 1.250.000')).toBe('Left: Rp 1.250.000');
  });

  it('translateText preserves the spaces around a text, and returns an unknown text unchanged', () => {
    expect(translateText(dictionary, 'en', ' Laga 7 ')).toBe(' Fight 7 ');
    expect(translateText(dictionary, 'en', 'Siti Rahmawati')).toBe('Siti Rahmawati');
  });

  it('translateText translates any sentence to the pseudo language, but no name, user or value', () => {
    expect(translateText(dictionary, 'pseudo', 'Nama pemilik rekening')).toMatch(/^\[Ñ.+\]$/);
    for (const kept of ['Siti Rahmawati', 'nama_pengguna', 'auto min-content', 'M3 4h18v2z']) {
      expect(translateText(dictionary, 'pseudo', kept)).toBe(kept);
    }
  });

  it('translateText derives the pseudo language from the English text', () => {
    expect(translateText(dictionary, 'pseudo', 'Laga 128')).toMatch(/^\[.+ 128 .+\]$/);
  });
});

describe('listTranslations', () => {
  it('listTranslations lists the texts of the kit first, then those of stories', () => {
    const translations = listTranslations('es', { Satu: ['One', 'Uno', '一'] }, [
      [{ common: { close: 'Tutup' } }, { common: { close: 'Cerrar' } }],
    ]);
    expect(translations).toEqual([
      ['Tutup', 'Cerrar'],
      ['Satu', 'Uno'],
    ]);
  });
});

describe('createTranslator', () => {
  const translate = createTranslator((text) => text.replace('Satu', 'One'));

  it('createTranslator translates texts in lists, objects and return values of functions', () => {
    const { items, wordOf } = translate({
      items: [{ label: 'Satu' }],
      wordOf: (count: number) => `Satu ${count}`,
    });
    expect(items).toEqual([{ label: 'One' }]);
    expect(wordOf(2)).toBe('One 2');
  });

  it('createTranslator returns the same copy for the same list, and objects without texts unchanged', () => {
    const items = [{ label: 'Satu' }];
    const plain = [{ label: 'Dua' }];
    expect(translate(items)).toBe(translate(items));
    expect(translate(plain)).toBe(plain);
  });

  it('createTranslator does not translate identifiers, which may be words as well', () => {
    const toSpanish = createTranslator(
      (text) => ({ meron: 'Meron', menit: 'minutos' })[text] ?? text,
    );
    expect(toSpanish([{ id: 'meron', label: 'meron', suffix: 'menit' }])).toEqual([
      { id: 'meron', label: 'Meron', suffix: 'minutos' },
    ]);
  });

  it('createTranslator does not translate a code, for which a component has a picture', () => {
    const toSpanish = createTranslator((text) => ({ offline: 'sin conexión' })[text] ?? text);
    expect(toSpanish({ code: 'offline', title: 'offline' })).toEqual({
      code: 'offline',
      title: 'sin conexión',
    });
  });

  it('createTranslator does not change references, dates and components', () => {
    const Component = function Satu() {
      return 'Satu';
    };
    for (const value of [{ current: 'Satu' }, new Date(0), Component, vi.fn()]) {
      expect(translate(value)).toBe(value);
    }
  });
});

describe('languageOf', () => {
  const globals = { language: 'en' };
  const parameters = { playedIn: 'id' } as const;

  it('languageOf follows the toolbar, regardless of content and play of a story', () => {
    expect(languageOf({ globals })).toBe('en');
    expect(languageOf({ globals, parameters, viewMode: 'docs' })).toBe('en');
  });

  it('languageOf shows a play about one language in that language', () => {
    expect(languageOf({ globals, parameters, viewMode: 'story' })).toBe('id');
  });
});

describe('phrasebooks of play functions', () => {
  const translations = [
    ['Lanjut', 'Next'],
    ['Lanjut', 'Continue'],
    ['Tutup', 'Close'],
    ['Tertutup', 'Close'],
    ['Laga #', 'Fight #'],
    ['Ambil {amount}', 'Cash out {amount}'],
    ['Ambil {amount} sekarang.', 'Cash out {amount} now.'],
    ['{count} dari {all}', 'Of {all}, {count}'],
    ['Jumlah', 'Amount'],
    ['Status', 'Status'],
  ] as const;
  const { toLanguage, toIndonesian } = createPhrasebooks(translations, 'en');

  it('a phrasebook translates a text in both directions, and finds every source of an ambiguous text', () => {
    expect(toLanguage('Tutup')).toContain('Close');
    expect(toLanguage('Lanjut')).toEqual(expect.arrayContaining(['Next', 'Continue']));
    expect(toIndonesian('Close')).toEqual(expect.arrayContaining(['Tutup', 'Tertutup']));
  });

  it('a phrasebook inserts values into the placeholders of the other text, in any order', () => {
    expect(toLanguage('Ambil Rp 12.500')).toContain('Cash out Rp 12,500');
    expect(toIndonesian('Cash out Rp 12,500')).toContain('Ambil Rp 12.500');
    expect(toLanguage('3 dari 1.250')).toContain('Of 1,250, 3');
    expect(toIndonesian('Fight 128')).toContain('Laga 128');
  });

  it('a phrasebook translates values that are texts themselves, and begin in lower case', () => {
    expect(toIndonesian('Cash out amount')).toContain('Ambil Jumlah');
    expect(toIndonesian('Cash out Fight 128')).toContain('Ambil Laga 128');
    expect(toIndonesian('Cash out Rp 5,000. Amount: 3')).toContain('Ambil Rp 5.000. Jumlah: 3');
  });

  it('a phrasebook translates words that Chinese writes without spaces, in each of their meanings', () => {
    const chinese = createPhrasebooks(
      [
        ['Nominal', '金额'],
        ['Jumlah', '金额'],
        ['Salin {thing}', '复制{thing}'],
        ['{result} menang', '{result}胜'],
      ],
      'zh-Hans',
    );
    expect(chinese.toIndonesian('复制金额')).toContain('Salin Jumlah');
    expect(chinese.toLanguage('Meron menang')).toContain('Meron胜');
  });

  it('a phrasebook translates percentages in Spanish format', () => {
    const spanish = createPhrasebooks([['Jumlah', 'Importe']], 'es');
    expect(spanish.toIndonesian('Importe 41,9\u00a0%')).toContain('Jumlah 41,9%');
  });

  it('a phrasebook translates the parts of a composed name', () => {
    expect(toIndonesian('Amount, Rp 1,250,000 41.9%')).toContain('Jumlah, Rp 1.250.000 41,9%');
    expect(toIndonesian('Amount. Cash out Rp 5,000 now.')).toContain(
      'Jumlah. Ambil Rp 5.000 sekarang.',
    );
    expect(toIndonesian('Amounts')).toEqual(['Amounts']);
  });

  it('a phrasebook of the pseudo language translates back what is derived from English', () => {
    const { toIndonesian } = createPhrasebooks(translations, 'pseudo');
    expect(toIndonesian(pseudo('Cash out Rp 12,500'))).toContain('Ambil Rp 12.500');
  });
});

describe('texts of stories', () => {
  it('texts of stories have their numbers in every language', () => {
    const count = (text: string) => text.split('#').length;
    const wrong = Object.entries(storyTexts).filter(([text, others]) =>
      others.some((other) => count(other) !== count(text)),
    );
    expect(wrong).toEqual([]);
  });
});
