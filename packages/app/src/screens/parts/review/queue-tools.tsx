import { transactionStatuses, transactionTypes } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react/lists';
import { ChipGroup, Stack, useMessages } from '@lobi/ui';
import { FilterBar, type TableQuery } from '@lobi/ui/data';
import { SearchField } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';

/** Statuses by which staff's queue can be filtered; the first is what waits. */
export const staffStates = ['open', 'second', 'late', ...transactionStatuses] as const;

/** Statuses by which an agent's queue can be filtered; the first is what waits for the agent. */
export const agentStates = ['mine', 'open', 'completed', 'rejected'] as const;

type QueueState = (typeof staffStates)[number] | (typeof agentStates)[number];

interface QueueToolsProps {
  /** States to choose from; the first is the default. */
  states: readonly [QueueState, ...QueueState[]];
  /** Whether to offer the channels of the platform, which only staff may list. */
  channels?: boolean;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
}

/** Search, states and filters of the queue. */
export function QueueTools({
  states,
  channels: hasChannels = false,
  query,
  onQueryChange,
}: QueueToolsProps) {
  const { t } = useTranslation();
  const { money, office } = useMessages();
  const labels: Readonly<Record<QueueState, string>> = {
    mine: t('admin.queue.mine'),
    open: t('admin.queue.open'),
    second: office.queueSecond,
    late: t('admin.queue.late'),
    pending: money.transactionPending,
    processing: money.transactionProcessing,
    completed: money.transactionCompleted,
    rejected: money.transactionRejected,
  };
  const channels = useEntity('admin.channel.list', hasChannels ? {} : null);
  const [usual] = states;
  const { status, ...filters } = query.filters;
  const change = (next: Partial<TableQuery>) => onQueryChange({ ...query, page: 1, ...next });
  return (
    <Stack gap={3}>
      <SearchField
        label={t('admin.queue.search')}
        value={query.search}
        shortcut="/"
        onSearch={(search) => change({ search })}
      />
      <ChipGroup
        label={t('admin.queue.state')}
        scroll
        value={[status ?? usual]}
        onValueChange={([chosen = usual]) =>
          change({ filters: chosen === usual ? filters : { ...filters, status: chosen } })
        }
        items={states.map((value) => ({ value, label: labels[value] }))}
      />
      <FilterBar
        value={filters}
        onValueChange={(next) => change({ filters: { ...next, ...(status && { status }) } })}
        filters={[
          {
            id: 'type',
            label: t('admin.queue.type'),
            options: transactionTypes.map((value) => ({
              value,
              label: t(`transactionType.${value}`),
            })),
          },
          ...(hasChannels
            ? [
                {
                  id: 'channelId',
                  label: t('admin.queue.channel'),
                  options:
                    channels.status === 'ready'
                      ? channels.entity.map(({ id, name }) => ({ value: id, label: name }))
                      : [],
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
