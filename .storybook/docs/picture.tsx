import { DocsContext } from '@storybook/addon-docs/blocks';
import { KitProvider, type KitMessages } from '@lobi/ui';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { kitMessages } from '../story-texts/kit-messages.ts';
import { loadStoryTexts, StoryLanguage, type Translator } from '../story-texts/story-language.ts';
import { withVoice } from '../story-texts/voice.ts';
import { localeOf, lookOf } from '../toolbar.ts';
import * as S from './docs-page.styles.ts';
import { useGlobals } from './use-globals.ts';

export interface PictureProps {
  show: () => ReactNode;
  tone: 'good' | 'bad';
}

/**
 * An example of a rule: live components in the brand, language, direction and density of the
 * toolbar. It is decorative: nothing in it is focusable or read by screen readers.
 */
export function Picture({ show, tone }: PictureProps) {
  const globals = useGlobals(useContext(DocsContext));
  const { language } = globals;
  const [texts, setTexts] = useState<{ messages: KitMessages; translate: Translator }>();
  useEffect(() => {
    let isLeft = false;
    void Promise.all([kitMessages[language](), loadStoryTexts(language)]).then(
      ([messages, { translate }]) => {
        if (!isLeft) setTexts({ messages, translate });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language]);
  const { name, brand, scheme } = lookOf(globals.look);
  return (
    <S.Picture data-tone={tone} aria-hidden inert>
      {texts && (
        <StoryLanguage.Provider value={texts.translate}>
          <KitProvider
            key={language}
            brand={name}
            scheme={scheme}
            locale={localeOf(language)}
            dir={globals.direction}
            density={globals.density}
            motion="reduced"
            gameArt={brand.gameArt}
            messages={withVoice(texts.messages, name, language)}
            wholePage={false}
          >
            {show()}
          </KitProvider>
        </StoryLanguage.Provider>
      )}
    </S.Picture>
  );
}
