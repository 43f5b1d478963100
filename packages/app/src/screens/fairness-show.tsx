import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { Button, Callout, KitLink, PageHeader, Skeleton, Stack } from '@lobi/ui';
import type { VerifierValues } from '@lobi/ui/games';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleChoice } from '../fairness/verifier-games.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { FightProof } from './parts/fairness/fight-proof.tsx';
import { OwnSeeds } from './parts/fairness/own-seeds.tsx';
import { TableChains } from './parts/fairness/table-chains.tsx';
import { usePrefilled, type Prefilled } from './parts/fairness/use-prefilled.ts';
import { Verifier } from './parts/fairness/verifier.tsx';

const empty: VerifierValues = {
  game: 'dice',
  serverSeed: '',
  commitment: '',
  clientSeed: '',
  nonce: '1',
  amount: '10000',
  currency: 'IDR',
  choice: sampleChoice('dice'),
  outcome: '',
  payout: '',
};

/**
 * Seeds of the user, and verifiers of past plays and of the pools of fights. The verifiers need neither
 * an account nor the server.
 * @source ours
 */
export function FairnessShowScreen() {
  usePageTitle('route.fairness.show');
  const { t } = useTranslation();
  const prefilled = usePrefilled();
  const { user } = useAuth();
  const { origin } = prefilled;
  const walletId = origin?.walletId ?? (user?.role === 'player' ? user.wallet.id : undefined);
  return (
    <Stack gap={6} align="stretch">
      <PageHeader
        title={t('route.fairness.show')}
        description={t('fairness.intro')}
        back={
          origin && {
            href: buildPath('game.show', { gameId: origin.gameId }),
            label: t('fairness.toGame'),
          }
        }
        actions={
          walletId && (
            <Button
              size="sm"
              variant="outline"
              render={<KitLink href={buildPath('bet.index', { walletId })} />}
            >
              {t('route.bet.index')}
            </Button>
          )
        }
      />
      {prefilled.status === 'loading' ? (
        <Skeleton shape="block" height="480px" />
      ) : (
        <Board key={prefilled.values?.serverSeed ?? prefilled.status} prefilled={prefilled} />
      )}
    </Stack>
  );
}

/** Verifier and seeds; revealed seeds can be copied to the form. */
function Board({ prefilled }: { prefilled: Prefilled }) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [values, setValues] = useState(prefilled.values ?? empty);
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      {prefilled.status === 'missing' && <Callout>{t('fairness.missing')}</Callout>}
      {prefilled.values?.serverSeed === '' && <Callout>{t('fairness.sealed')}</Callout>}
      <div ref={form}>
        <Verifier values={values} onValuesChange={setValues} />
      </div>
      <TableChains />
      <FightProof />
      {user?.role === 'player' && (
        <OwnSeeds
          onUse={({ serverSeed, commitment, clientSeed }) => {
            setValues({ ...values, serverSeed, commitment, clientSeed });
            form.current?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}
