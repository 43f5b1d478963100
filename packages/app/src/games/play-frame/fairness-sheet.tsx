import type { Play } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';
import { usePlatform } from '@lobi/core/react';
import { useFairness } from '@lobi/core/react/lists';
import { Button, Callout, Heading, KitLink, Skeleton, Stack, Text } from '@lobi/ui';
import { TextField } from '@lobi/ui/forms';
import { FairnessPanel, type FairnessStatus } from '@lobi/ui/games';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { playCheckHref } from '../../page/play-check-href.ts';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import type { VerifyPlay } from './play-shapes.ts';

export interface FairnessSheetProps {
  /** The last finished play. */
  readonly last: Play | null;
  /** Verifies it; without it the sheet has no last play. */
  readonly verify?: VerifyPlay | undefined;
}

/** A hash may break anywhere, because it is wider than a phone. */
const Hash = styled.code`
  overflow-wrap: anywhere;
`;

/** Characters of a client seed. */
const longestSeed = 64;

/** Seeds of the player: the active ones, their rotation, and the last play to verify. */
export function FairnessSheet({ last, verify }: FairnessSheetProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { isPractice } = usePlatform();
  const { status, seeds, revealed, failure, rotating, rotate } = useFairness();
  const [clientSeed, setClientSeed] = useState('');

  if (status === 'loading') return <Skeleton shape="block" height="320px" />;
  if (!seeds) return <Callout tone="danger">{failure ? failureText(failure) : null}</Callout>;

  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const seed = clientSeed.trim();
    if (await rotate(seed === '' ? undefined : seed)) setClientSeed('');
  };
  const serverSeed = revealed.find(
    ({ commitment }) => commitment === last?.fairness?.commitment,
  )?.serverSeed;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={3}>{t('play.fairness.inUse' satisfies MessageKey)}</Heading>
        <FairnessPanel
          serverSeedHash={seeds.commitment}
          serverSeed={null}
          clientSeed={seeds.clientSeed}
          nonce={seeds.nonce}
        />
        <Text size="sm" tone="muted">
          {t('play.fairness.next' satisfies MessageKey)}:{' '}
          <Hash dir="ltr">{seeds.nextCommitment}</Hash>
        </Text>
      </Stack>
      <form onSubmit={(event) => void change(event)}>
        <Stack gap={3}>
          <TextField
            label={t('play.fairness.clientSeed' satisfies MessageKey)}
            hint={t('play.fairness.clientSeedHint' satisfies MessageKey)}
            value={clientSeed}
            onValueChange={setClientSeed}
            maxLength={longestSeed}
            pattern="[ -~]*"
            optional
          />
          <Text size="sm" tone="muted">
            {t('play.fairness.changeNote' satisfies MessageKey)}
          </Text>
          {failure && <Callout tone="danger">{failureText(failure)}</Callout>}
          <Button type="submit" variant="soft" loading={rotating}>
            {t('play.fairness.change' satisfies MessageKey)}
          </Button>
        </Stack>
      </form>
      {last?.fairness && verify && (
        <Stack gap={3}>
          <Heading level={3}>{t('play.fairness.last' satisfies MessageKey)}</Heading>
          <LastProof
            key={`${last.id} ${serverSeed}`}
            last={last}
            proof={last.fairness}
            serverSeed={serverSeed ?? null}
            verify={verify}
          />
          {!isPractice && (
            <KitLink variant="inline" href={playCheckHref(last.id)}>
              {t('fairness.toVerifier' satisfies MessageKey)}
            </KitLink>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface LastProofProps {
  readonly last: Play;
  readonly proof: NonNullable<Play['fairness']>;
  readonly serverSeed: string | null;
  readonly verify: VerifyPlay;
}

/** The last play, to be verified once its seed is revealed. */
function LastProof({ last, proof, serverSeed, verify }: LastProofProps) {
  const [status, setStatus] = useState<FairnessStatus>();
  const [isVerifying, setIsVerifying] = useState(false);
  const compute = async (seed: string): Promise<void> => {
    setIsVerifying(true);
    setStatus((await verify(last, seed)) ? 'verified' : 'mismatch');
    setIsVerifying(false);
  };
  return (
    <FairnessPanel
      serverSeedHash={proof.commitment}
      serverSeed={serverSeed}
      clientSeed={proof.clientSeed}
      nonce={proof.nonce}
      status={status}
      verifying={isVerifying}
      onVerify={serverSeed === null ? undefined : () => void compute(serverSeed)}
    />
  );
}
