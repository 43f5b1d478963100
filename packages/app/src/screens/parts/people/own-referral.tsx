import type { UserDetail } from '@lobi/core/contract';
import { ReferralCard } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { useReferral } from '../agent/use-referral.ts';

interface OwnReferralProps {
  code: string;
  role: UserDetail['role'];
}

/**
 * The user's own referral link: an agent's brings members of the downline, a player's records the
 * referrer.
 */
export function OwnReferral({ code, role }: OwnReferralProps) {
  const { t } = useTranslation();
  const referral = useReferral(code);
  return (
    <ReferralCard {...referral} body={role === 'agent' ? undefined : t('people.inviteBody')} />
  );
}
