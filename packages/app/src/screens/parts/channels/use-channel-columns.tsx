import type { AdminChannel } from '@lobi/core/contract';
import { Money, Num, useMessages } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromHundredths } from '../hundredths.ts';
import { ChannelSwitch } from './channel-switch.tsx';

/** Fee of a channel, from its rule. */
function Fee({ channel: { fee, currency } }: { channel: AdminChannel }) {
  const { t } = useTranslation();
  const hasFixed = Number(fee.fixed) > 0;
  if (!hasFixed && fee.bp === 0) return <>{t('admin.channel.free')}</>;
  return (
    <>
      {hasFixed && <Money value={fee.fixed} currency={currency} />}
      {hasFixed && fee.bp > 0 && ' + '}
      {fee.bp > 0 && (
        <>
          <Num value={fromHundredths(fee.bp)} />%
        </>
      )}
    </>
  );
}

/** Columns of the list of channels. */
export function useChannelColumns(): readonly DataColumn<AdminChannel>[] {
  const { t } = useTranslation();
  const { flows, office } = useMessages();
  return useMemo<readonly DataColumn<AdminChannel>[]>(() => {
    const kinds: Readonly<Record<AdminChannel['kind'], string>> = {
      qris: flows.channelKindQris,
      ewallet: flows.channelKindEwallet,
      bank: flows.channelKindBank,
      va: flows.channelKindVa,
      pulsa: flows.channelKindPulsa,
      agent: flows.channelKindAgent,
    };
    const directions: Readonly<Record<AdminChannel['direction'], string>> = {
      in: office.channelIn,
      out: office.channelOut,
      both: office.channelBoth,
    };
    return [
      {
        id: 'order',
        header: office.channelOrder,
        align: 'end',
        sortable: true,
        value: ({ order }) => order,
        cell: ({ order }) => <Num value={order} />,
        card: 'none',
        width: '72px',
      },
      {
        id: 'name',
        header: office.channelName,
        rowHeader: true,
        sortable: true,
        hideable: false,
        value: ({ name }) => name,
        cell: ({ name }) => name,
        card: 'title',
      },
      {
        id: 'kind',
        header: office.channelKind,
        value: ({ kind }) => kinds[kind],
        cell: ({ kind }) => kinds[kind],
        card: 'caption',
        cardCell: ({ kind, gateway }) => `${kinds[kind]} · ${gateway.name}`,
      },
      {
        id: 'gateway',
        header: office.channelGateway,
        wideOnly: true,
        value: ({ gateway }) => gateway.name,
        cell: ({ gateway }) => gateway.name,
        card: 'none',
      },
      {
        id: 'direction',
        header: office.channelDirection,
        value: ({ direction }) => directions[direction],
        cell: ({ direction }) => directions[direction],
      },
      {
        id: 'min',
        header: office.channelMin,
        align: 'end',
        value: ({ min }) => min,
        cell: ({ min, currency }) => <Money value={min} currency={currency} />,
        card: 'pair',
      },
      {
        id: 'max',
        header: office.channelMax,
        align: 'end',
        value: ({ max }) => max,
        cell: ({ max, currency }) =>
          max === null ? '–' : <Money value={max} currency={currency} />,
        card: 'pair',
      },
      {
        id: 'fee',
        header: office.channelFee,
        align: 'end',
        cell: (channel) => <Fee channel={channel} />,
      },
      {
        id: 'enabled',
        header: t('admin.channel.enabled'),
        hideable: false,
        cell: (channel) => <ChannelSwitch channel={channel} labelled={false} />,
        cardCell: (channel) => <ChannelSwitch channel={channel} labelled />,
        card: 'action',
      },
    ];
  }, [t, flows, office]);
}
