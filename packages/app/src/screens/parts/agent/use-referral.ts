import { buildPath } from '@lobi/core/routes';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';

/** Link by which new members register below an agent, with the browser's share dialog if supported. */
export function useReferral(code: string) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const url = new URL(buildPath('auth.register', {}, { referral: code }), location.origin).href;
  const share = (): void => {
    // A user who closes the share dialog has decided; no message is needed.
    navigator.share({ url, text: t('agent.shareText', { brand: name }) }).catch(() => undefined);
  };
  return { code, url, onShare: 'share' in navigator ? share : undefined };
}
