import {
  isLoadError,
  LanguageButton,
  LanguagePicker,
  loadPart,
  toFailureText,
  useMessages,
} from '@lobi/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadAppTexts, loadKitTexts } from '../i18n/load-texts.ts';
import { showToast } from './toasts.ts';

export interface LanguageMenuProps {
  /** Whether the list is open at first; default false. */
  readonly isOpen?: boolean;
  /** Whether the button has the focus at first; default false. */
  readonly hasFocus?: boolean;
}

/**
 * Choice of the interface language, which is stored. A language whose messages fail to load is not
 * selected, since its page would show keys.
 * @source spec §9
 */
export function LanguageMenu({ isOpen, hasFocus = false }: LanguageMenuProps) {
  const { i18n } = useTranslation();
  const { base } = useMessages();
  const brand = useBrand();
  const choose = async (tag: string): Promise<void> => {
    try {
      await loadPart(() => Promise.all([loadAppTexts(brand, tag), loadKitTexts(brand, tag)]));
    } catch (error) {
      const failure = isLoadError(error) ? error.failure : '500';
      showToast({ tone: 'danger', title: toFailureText(base, failure) });
      return;
    }
    await i18n.changeLanguage(tag);
  };
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(hasFocus);
  useEffect(() => {
    if (takesFocus.current) button.current?.focus({ preventScroll: true });
  }, []);
  const language = languageOf(i18n);
  return (
    <LanguagePicker
      languages={brand.i18n.supported}
      value={language}
      trigger={<LanguageButton ref={button} language={language} />}
      defaultOpen={isOpen}
      onValueChange={(tag) => void choose(tag)}
    />
  );
}
