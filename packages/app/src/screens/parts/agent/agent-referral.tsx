import { ReferralCard } from '@lobi/ui/office';
import { Card, Skeleton } from '@lobi/ui';
import { useReferral } from './use-referral.ts';

/** The link by which new members register below the user; a placeholder while the code is loading. */
export function AgentReferral({ code }: { code: string | null }) {
  const referral = useReferral(code ?? '');
  if (code !== null) return <ReferralCard {...referral} />;
  return (
    <Card aria-busy="true">
      <Skeleton shape="block" height="140px" />
    </Card>
  );
}
