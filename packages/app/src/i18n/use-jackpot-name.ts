import type { MessageKey } from '@lobi/core/locales';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Names jackpots in the user's language by the server's key; a key without a message is shown unchanged.
 */
export function useJackpotName(): (name: string) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (name) => {
      const key = `jackpot.name.${name}`;
      return i18n.exists(key) ? t(key as MessageKey) : name;
    },
    [t, i18n],
  );
}
