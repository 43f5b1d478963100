import { languages } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { loadKitMessages } from '../i18n/kit-messages.ts';
import { withOwnTexts } from '../config/own-texts.ts';
import { voiceKeys } from './voice.ts';
import { voices } from './voices.ts';

const kitTextsOf = (messages: object) =>
  voiceKeys.map((key) => {
    const [, area = '', name = ''] = key.split('.');
    const texts = (messages as Readonly<Record<string, Readonly<Record<string, string>>>>)[area];
    return [key, texts?.[name] ?? ''] as const;
  });

const gapsOf = (text: string) => text.match(/\{\w+\}/g) ?? [];

describe.each(languages)('voices of the brands in %s', (language) => {
  it.each(Object.entries(voices))('%s has the placeholders of each text', async (_, voice) => {
    const kit = await loadKitMessages(language);
    const own = kitTextsOf(withOwnTexts(kit, voice[language] as Record<string, string>));
    expect(own.map(([key, text]) => [key, gapsOf(text)])).toEqual(
      kitTextsOf(kit).map(([key, text]) => [key, gapsOf(text)]),
    );
  });

  it('Pesisir and Baja override every text of a voice', () => {
    const { pesisir, baja } = voices;
    const same = voiceKeys.filter((key) => pesisir[language][key] === baja[language][key]);
    expect(same).toEqual([]);
  });
});
