import type { Language } from '@lobi/core/contract';
import type { KitMessages } from '@lobi/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from './create-i18n.ts';
import { loadKitMessages } from './kit-messages.ts';

/** Messages of the kit and the language they are in. */
export interface KitLanguage {
  readonly language: Language;
  readonly messages: KitMessages;
}

/** Follows the interface language; keeps showing the one before until the new words have come. */
export function useKitLanguage(first: KitLanguage): KitLanguage {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown.language === language) return;
    let stays = true;
    void loadKitMessages(language).then((messages) => {
      if (stays) setShown({ language, messages });
    });
    return () => {
      stays = false;
    };
  }, [language, shown.language]);
  return shown;
}
