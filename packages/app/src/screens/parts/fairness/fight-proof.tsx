import { useAuth, useEntity } from '@lobi/core/react';
import { Callout, Skeleton } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PoolVerifier } from './pool-verifier.tsx';

/**
 * The verifier of pools, filled in with the proof of the fight that the address names. Signed in
 * only; a guest pastes.
 */
export function FightProof() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { user } = useAuth();
  const roundId = search.get('fight');
  const proof = useEntity('round.proof', user && roundId !== null ? { roundId } : null);
  if (roundId === null) return <PoolVerifier given="" />;
  if (user && proof.status === 'loading') return <Skeleton shape="block" height="240px" />;
  const given = proof.status === 'ready' ? JSON.stringify(proof.entity, null, 1) : '';
  return (
    <>
      {given === '' && <Callout>{t('fairness.pool.missing')}</Callout>}
      <PoolVerifier key={roundId} given={given} />
    </>
  );
}
