import type { MessageKey } from '@lobi/core/locales';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { pageTitle } from './page-title.ts';
import { claimTitle, type TitleRank } from './title-claims.ts';

/**
 * Title of the page: its route's name, or a given title, and the brand. A screen that unmounts, or is
 * hidden while the next one loads, releases its title.
 * @source spec §2
 */
export function usePageTitle(
  key: MessageKey | undefined,
  own?: string,
  rank: TitleRank = 'screen',
): void {
  const { t } = useTranslation();
  const brand = useBrand();
  const name = own ?? (key && t(key));
  const title = name && pageTitle(brand.meta.titleTemplate, name, brand.name);
  useLayoutEffect(() => (title ? claimTitle(rank, title) : undefined), [rank, title]);
}
