import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { KitMessages } from '@lobi/ui';
import type { voiceKeys } from '../../packages/app/src/brands/voice.ts';
import { useGlobals } from '../docs/use-globals.ts';
import { kitMessages } from '../story-texts/kit-messages.ts';
import { withVoice } from '../story-texts/voice.ts';
import { capitalized } from '../toolbar.ts';
import * as S from './voices.styles.ts';

const brands = ['lentera', 'pesisir', 'baja'] as const;

type VoiceKey = (typeof voiceKeys)[number];

/** Messages in which the brands differ most. */
const moments: readonly (readonly [moment: string, key: VoiceKey])[] = [
  ['A fight is open', 'kit.lobby.heroOpen'],
  ['Between two fights', 'kit.lobby.heroWaiting'],
  ['The first button', 'kit.lobby.watch'],
  ['New games', 'kit.lobby.newTitle'],
  ['How it is fair', 'kit.lobby.howTitle'],
  ['No bets yet: title', 'kit.base.emptyBetsTitle'],
  ['No bets yet: text', 'kit.base.emptyBetsBody'],
  ['Page not found', 'kit.base.error404Title'],
  ['Our mistake', 'kit.base.error500Body'],
  ['Back', 'kit.base.errorHome'],
];

const textOf = (messages: KitMessages, key: VoiceKey): string => {
  const [, area = '', name = ''] = key.split('.');
  const areas = messages as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return (areas[area]?.[name] ?? '').replace('{number}', '128');
};

/** The same messages in the wording of each brand, in the language of the toolbar. */
export function Voices() {
  const { language } = useGlobals(useContext(DocsContext));
  const [messages, setMessages] = useState<KitMessages>();
  useEffect(() => {
    let isLeft = false;
    void kitMessages[language]().then((loaded) => {
      if (!isLeft) setMessages(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [language]);
  if (!messages) return null;
  const voices = brands.map((brand) => withVoice(messages, brand, language));
  return (
    <S.Scroller className="sb-unstyled" role="region" aria-label="Voices" tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">Moment</th>
            {brands.map((brand) => (
              <th key={brand} scope="col">
                {capitalized(brand)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang={language === 'pseudo' ? 'en' : language}>
          {moments.map(([moment, key]) => (
            <tr key={key}>
              <th scope="row" lang="en">
                {moment}
              </th>
              {voices.map((voice, index) => (
                <td key={brands[index]}>{textOf(voice, key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  );
}
