import type { PublicMessage, PublicReason } from '@lobi/core/contract';
import type { PublicReasonItems } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';

/** Translates reasons of a list, to choose from. */
export function useReasons(): (reasons: readonly PublicReason[]) => PublicReasonItems {
  const { t } = useTranslation();
  return (reasons) => reasons.map((value) => ({ value, label: t(`publicReason.${value}`) }));
}

/** Formats the message to a user about a decision: the text of its reason, and the remark. */
export function useMessage(): (message: PublicMessage) => string {
  const { t } = useTranslation();
  return ({ reason, remark }) => [t(`publicReason.${reason}`), remark].filter(Boolean).join(' ');
}
