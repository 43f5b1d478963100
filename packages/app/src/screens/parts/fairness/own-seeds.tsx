import type { Revealed } from '@lobi/core/contract';
import { useFairness } from '@lobi/core/react/lists';
import { Grid, Heading, Stack, Text } from '@lobi/ui';
import { FairnessPanel } from '@lobi/ui/games';
import { useTranslation } from 'react-i18next';
import { FairnessSheet } from '../../../games/play-frame/fairness-sheet.tsx';

/** Maximum revealed seeds listed; a play links to older ones. */
const maxListed = 6;

/** The player's own seeds: the active ones, their rotation, and the revealed ones. */
export function OwnSeeds({ onUse }: { onUse: (seeds: Revealed) => void }) {
  const { t } = useTranslation();
  const { revealed } = useFairness();
  return (
    <Stack gap={5}>
      <Heading level={2} size="lg">
        {t('fairness.own')}
      </Heading>
      <FairnessSheet last={null} />
      {revealed.length > 0 && (
        <Stack gap={4}>
          <div>
            <Heading level={2} size="lg">
              {t('fairness.revealed')}
            </Heading>
            <Text tone="secondary">{t('fairness.revealedNote')}</Text>
          </div>
          <Grid minColumn="300px" gap={4}>
            {revealed.slice(0, maxListed).map((seeds) => (
              <FairnessPanel
                key={seeds.commitment}
                serverSeedHash={seeds.commitment}
                serverSeed={seeds.serverSeed}
                clientSeed={seeds.clientSeed}
                nonce={seeds.lastNonce}
                onVerify={() => onUse(seeds)}
              />
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}
