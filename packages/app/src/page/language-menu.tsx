import { loadMessages } from '@lobi/core/locales/load-messages';
import { toLanguage } from '@lobi/core/locales/pick-language';
import { isLoadError, LanguagePicker, loadPart, toFailureText, useMessages } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadKitMessages } from '../i18n/kit-messages.ts';
import { showToast } from './toasts.ts';

/**
 * Choice of the interface language; the choice is kept. A language whose words cannot be loaded is
 * not chosen, since its page would show keys. @source spec §9
 */
export function LanguageMenu() {
  const { i18n } = useTranslation();
  const { base } = useMessages();
  const brand = useBrand();
  const choose = async (tag: string): Promise<void> => {
    const language = toLanguage(tag);
    if (language === undefined) return;
    try {
      await loadPart(() => Promise.all([loadMessages(language), loadKitMessages(language)]));
    } catch (error) {
      const failure = isLoadError(error) ? error.failure : '500';
      showToast({ tone: 'danger', title: toFailureText(base, failure) });
      return;
    }
    await i18n.changeLanguage(language);
  };
  return (
    <LanguagePicker
      languages={brand.i18n.supported}
      value={languageOf(i18n)}
      onValueChange={(tag) => void choose(tag)}
    />
  );
}
