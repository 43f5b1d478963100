import type { MessageKey } from '@lobi/core/locales';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { pageTitle } from './page-title.ts';

/** Title of the page: its route's name, or a given title, and the brand. @source spec §2 */
export function usePageTitle(key: MessageKey, own?: string): void {
  const { t } = useTranslation();
  const brand = useBrand();
  const title = pageTitle(brand.meta.titleTemplate, own ?? t(key), brand.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
