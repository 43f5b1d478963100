import type { MessageKey } from '@lobi/core/locales';
import { VisuallyHidden } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from './use-page-title.ts';

/** Title and first heading of a page that has no visible heading. */
export function PageHeading({ name }: { name: MessageKey }) {
  usePageTitle(name);
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <h1>{t(name)}</h1>
    </VisuallyHidden>
  );
}
