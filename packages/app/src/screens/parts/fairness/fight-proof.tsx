import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { Callout, Skeleton } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PoolVerifier } from './pool-verifier.tsx';

/**
 * The pool verifier, prefilled with the proof of the fight in the address. Only when signed in; guests
 * paste it.
 */
export function FightProof() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { user } = useAuth();
  const roundId = search.get('fight');
  const proof = useEntity('round.proof', user && roundId !== null ? { roundId } : null);
  if (roundId === null) return <PoolVerifier given="" />;
  if (user && proof.status === 'loading') return <Skeleton shape="block" height="240px" />;
  const proofText = proof.status === 'ready' ? JSON.stringify(proof.entity, null, 1) : '';
  return (
    <>
      {proofText === '' && <Callout>{t('fairness.pool.missing')}</Callout>}
      <PoolVerifier key={roundId} given={proofText} />
    </>
  );
}
