import { LanguagePicker } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { languageOf } from '../i18n/create-i18n.ts';

/** Choice of the interface language; the choice is kept. @source spec §9 */
export function LanguageMenu() {
  const { i18n } = useTranslation();
  const brand = useBrand();
  return (
    <LanguagePicker
      languages={brand.i18n.supported}
      value={languageOf(i18n)}
      onValueChange={(language) => void i18n.changeLanguage(language)}
    />
  );
}
