import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { showToast } from './toasts.ts';

/**
 * Removes parameters with unknown values from the address, with a notice, so that the address matches
 * the page.
 * @param names unknown parameters; none if all are known
 */
export function useUnknownParams(names: readonly string[]): void {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const unknown = names.join(' ');
  useEffect(() => {
    if (unknown === '') return;
    const known = new URLSearchParams(search);
    for (const name of unknown.split(' ')) known.delete(name);
    setSearch(known, { replace: true, preventScrollReset: true });
    showToast({ tone: 'info', title: t('list.addressUnknown') });
  }, [unknown, search, setSearch, t]);
}

/** Returns whether a parameter has a value that is not among the allowed ones. */
export const isUnknown = (value: string | null, offered: readonly string[]): boolean =>
  value !== null && !offered.includes(value);
