import type { KitMessages } from '@lobi/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../config/brand-schema.ts';
import type { LanguageTag } from '../config/languages.ts';
import { languageOf } from './create-i18n.ts';
import { loadKitTexts } from './load-texts.ts';

/** Messages of the kit and the language they are in. */
export interface KitLanguage {
  readonly language: LanguageTag;
  readonly messages: KitMessages;
}

/** Follows the interface language; keeps the previous one until the new messages are loaded. */
export function useKitLanguage(brand: Brand, first: KitLanguage): KitLanguage {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown.language === language) return;
    let stays = true;
    void loadKitTexts(brand, language).then((messages) => {
      if (stays) setShown({ language, messages });
    });
    return () => {
      stays = false;
    };
  }, [brand, language, shown.language]);
  return shown;
}
