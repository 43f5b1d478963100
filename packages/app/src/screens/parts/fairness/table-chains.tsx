import { isStaff, type TableChain } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { Card, DateTime, Heading, Stack, Text } from '@lobi/ui';
import { DescriptionList, type Description } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { SaltForm } from './salt-form.tsx';

/** A hash may break anywhere, because it is wider than a phone. */
const Hash = styled.code`
  overflow-wrap: anywhere;
`;

/** Hash chains of the table in the address, including the next one. @source ours */
export function TableChains() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { user } = useAuth();
  const gameId = search.get('game');
  const chains = useEntity('table.chains', user && gameId !== null ? { gameId } : null);
  if (gameId === null || chains.status !== 'ready' || chains.entity.length === 0) return null;
  return (
    <Stack gap={4} align="stretch">
      <div>
        <Heading level={2} size="lg">
          {t('fairness.chain.title')}
        </Heading>
        <Text tone="secondary">{t('fairness.chain.intro')}</Text>
      </div>
      {chains.entity.map((chain) => (
        <Card key={chain.published}>
          <Stack gap={4} align="stretch">
            <ChainFacts chain={chain} />
            {chain.salt === null && user && isStaff(user) && (
              <SaltForm gameId={gameId} chain={chain} onSalted={chains.refresh} />
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function ChainFacts({ chain }: { chain: TableChain }) {
  const { t } = useTranslation();
  const { published, publishedAt, firstNumber, games, salt, saltSource, saltedAt } = chain;
  const facts: readonly (Description | false)[] = [
    {
      label: t('fairness.chain.rounds'),
      value: t('fairness.chain.fromTo', { from: firstNumber, to: firstNumber + games - 1 }),
    },
    { label: t('fairness.chain.published'), value: <Hash dir="ltr">{published}</Hash> },
    { label: t('fairness.chain.publishedAt'), value: <DateTime at={publishedAt} /> },
    {
      label: t('fairness.chain.source'),
      value: saltSource ?? t('fairness.chain.own'),
    },
    {
      label: t('fairness.chain.salt'),
      value: salt === null ? t('fairness.chain.waiting') : <Hash dir="ltr">{salt}</Hash>,
    },
    saltedAt !== null && {
      label: t('fairness.chain.saltedAt'),
      value: <DateTime at={saltedAt} />,
    },
  ];
  return <DescriptionList layout="stacked" items={facts.filter((fact) => fact !== false)} />;
}
