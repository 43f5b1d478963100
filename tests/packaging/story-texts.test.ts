import { describe, expect, it, vi } from 'vitest';
import { languageOf } from '../../.storybook/story-texts/story-language.ts';
import { storyTexts } from '../../.storybook/story-texts/texts.ts';
import {
  createDictionary,
  createTranslator,
  translateText,
} from '../../.storybook/story-texts/translate.ts';

describe('translateText', () => {
  const dictionary = new Map([
    ['Laga #', 'Fight #'],
    ['Sisa Rp #', 'Left: Rp #'],
  ]);

  it('translateText puts numbers into the text, as the language writes them', () => {
    expect(translateText(dictionary, 'en', 'Laga 128')).toBe('Fight 128');
    expect(translateText(dictionary, 'en', 'Sisa Rp 1.250.000')).toBe('Left: Rp 1,250,000');
    expect(translateText(dictionary, 'es', 'Sisa Rp 1.250.000')).toBe('Left: Rp 1.250.000');
  });

  it('translateText keeps the spaces around a text, and a text that it does not know', () => {
    expect(translateText(dictionary, 'en', ' Laga 7 ')).toBe(' Fight 7 ');
    expect(translateText(dictionary, 'en', 'Siti Rahmawati')).toBe('Siti Rahmawati');
  });

  it('translateText writes the pseudo language over the English text', () => {
    expect(translateText(dictionary, 'pseudo', 'Laga 128')).toMatch(/^\[.+ 128 .+\]$/);
  });
});

describe('createDictionary', () => {
  it('createDictionary takes texts of stories, then what the kit says', () => {
    const dictionary = createDictionary('es', { Satu: ['One', 'Uno', '一'] }, [
      [{ common: { close: 'Tutup' } }, { common: { close: 'Cerrar' } }],
    ]);
    expect([dictionary.get('Satu'), dictionary.get('Tutup')]).toEqual(['Uno', 'Cerrar']);
  });
});

describe('createTranslator', () => {
  const translate = createTranslator((text) => text.replace('Satu', 'One'));

  it('createTranslator reaches texts in lists, objects and answers of functions', () => {
    const { items, wordOf } = translate({
      items: [{ label: 'Satu' }],
      wordOf: (count: number) => `Satu ${count}`,
    });
    expect(items).toEqual([{ label: 'One' }]);
    expect(wordOf(2)).toBe('One 2');
  });

  it('createTranslator gives the same copy for the same list, and what has no text itself', () => {
    const items = [{ label: 'Satu' }];
    const plain = [{ label: 'Dua' }];
    expect(translate(items)).toBe(translate(items));
    expect(translate(plain)).toBe(plain);
  });

  it('createTranslator leaves references, dates and components alone', () => {
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
  const playFunction = () => undefined;

  it('languageOf follows the toolbar, whatever a story shows', () => {
    expect(languageOf({ globals })).toBe('en');
    expect(languageOf({ globals, playFunction, viewMode: 'docs' })).toBe('en');
  });

  it('languageOf shows a story that is played in the language of its play', () => {
    expect(languageOf({ globals, playFunction, viewMode: 'story' })).toBe('id');
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
