import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { showToast } from './toasts.ts';

/**
 * Takes parameters out of the address whose value its page does not know, with a notice, so that no
 * address says what the page does not show.
 * @param names those that are unknown now; none where all is understood
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

/** Is the value of a parameter there, and none of those that are offered? */
export const isUnknown = (value: string | null, offered: readonly string[]): boolean =>
  value !== null && !offered.includes(value);
