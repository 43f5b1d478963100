import { buildPath } from '@lobi/core/routes';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';

/** Link that brings new members below an agent, and how it is shared where the browser can. */
export function useReferral(code: string) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const url = new URL(buildPath('auth.register', {}, { referral: code }), location.origin).href;
  const share = (): void => {
    // A user who closes the browser's own dialog has decided; there is nothing to say.
    navigator.share({ url, text: t('agent.shareText', { brand: name }) }).catch(() => undefined);
  };
  return { code, url, onShare: 'share' in navigator ? share : undefined };
}
