import type { GameProvider, ProviderSuspension } from '@lobi/core/contract';
import { useList } from '@lobi/core/react/lists';
import { DateTime, Dialog, EmptyState, Skeleton, Stack, Text } from '@lobi/ui';
import { DescriptionList } from '@lobi/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../list-failure.tsx';
import { ListPages, type Paging } from '../list-pages.tsx';
import { SuspensionFacts } from './suspension-facts.tsx';

const sizes = [10, 25, 50] as const;

function SuspensionRow({ suspension }: { suspension: ProviderSuspension }) {
  const { t } = useTranslation();
  const { cause, suspendedAt, liftedAt, liftedBy, liftReason } = suspension;
  return (
    <Stack as="li" gap={2}>
      <Text weight="semibold">
        <DateTime at={suspendedAt} /> · {t(`suspensionCause.${cause}`)}
      </Text>
      <SuspensionFacts suspension={suspension} />
      <DescriptionList
        items={
          liftedAt === null
            ? [{ label: t('admin.provider.lifted'), value: t('admin.provider.stillSuspended') }]
            : [
                { label: t('admin.provider.lifted'), value: <DateTime at={liftedAt} /> },
                { label: t('admin.provider.liftedBy'), value: liftedBy },
                { label: t('admin.provider.liftReason'), value: liftReason },
              ]
        }
      />
    </Stack>
  );
}

interface ProviderHistoryProps {
  provider: GameProvider;
  onClose: () => void;
}

/** Suspensions of a provider with their reasons and who lifted them, newest first. */
export function ProviderHistory({ provider: { id, name }, onClose }: ProviderHistoryProps) {
  const { t } = useTranslation();
  const [paging, setPaging] = useState<Paging>({ page: 1, pageSize: sizes[0] });
  const { page, pageSize: perPage } = paging;
  const list = useList('admin.provider.suspensions', { providerId: id }, { page, perPage });
  const total = list.status === 'ready' ? list.meta.total : 0;
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={t('admin.provider.historyOf', { name })}
    >
      {list.status === 'loading' && <Skeleton lines={4} />}
      {list.status === 'failed' && <ListFailure failure={list.failure} onRetry={list.refresh} />}
      {list.status === 'ready' && total === 0 && (
        <EmptyState
          kind="results"
          title={t('admin.provider.historyEmpty')}
          body={t('admin.provider.historyEmptyBody')}
        />
      )}
      {list.status === 'ready' && total > 0 && (
        <Stack as="ul" gap={5}>
          {list.rows.map((suspension) => (
            <SuspensionRow key={suspension.id} suspension={suspension} />
          ))}
        </Stack>
      )}
      <ListPages total={total} paging={paging} onPagingChange={setPaging} sizes={sizes} />
    </Dialog>
  );
}
