import type { PublicMessage, PublicReason } from '@lobi/core/contract';
import type { PublicReasonItems } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';

/** Writes reasons of a list in the reader's language, to choose one of. */
export function useReasons(): (reasons: readonly PublicReason[]) => PublicReasonItems {
  const { t } = useTranslation();
  return (reasons) => reasons.map((value) => ({ value, label: t(`publicReason.${value}`) }));
}

/** Writes what a user reads about a decision: the sentence of its reason, and the remark. */
export function useMessage(): (message: PublicMessage) => string {
  const { t } = useTranslation();
  return ({ reason, remark }) => [t(`publicReason.${reason}`), remark].filter(Boolean).join(' ');
}
