import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { flag } from '../../primitives/flag.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import type { ChannelDirection } from '../channel-editor/channel.types.ts';
import { DescriptionList, type Description } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { StatusOf } from '../status-badge/statuses.ts';
import { Switch } from '../switch/switch.tsx';
import * as S from './gateway-card.styles.ts';

/** Summary of a channel of a gateway. */
export interface GatewayChannel {
  readonly id: string;
  readonly name: string;
  readonly direction: ChannelDirection;
  readonly status: StatusOf<'channel'>;
  /** Link to its settings. */
  readonly href?: string | undefined;
}

/** A payment provider of channels. Money is decimal text. */
export interface Gateway {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
  /** Whether it is under maintenance; new requests are then rejected. */
  readonly maintenance: boolean;
  readonly limits: {
    /** ISO 4217 code. */
    readonly currency: string;
    readonly min?: string | undefined;
    readonly max?: string | undefined;
    /** Maximum per day, over all transactions. */
    readonly daily?: string | undefined;
  };
  readonly channels: readonly GatewayChannel[];
}

export interface GatewayCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The gateway; `undefined` while it is loading. */
  gateway: Gateway | undefined;
  /** Requests that it be enabled or disabled; without it there is no switch. */
  onEnabledChange?: ((enabled: boolean) => void) | undefined;
  onMaintenanceChange?: ((maintenance: boolean) => void) | undefined;
  /** Whether a change is being sent; the switches are then disabled. */
  busy?: boolean | undefined;
  /** Heading level of the name; default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** Buttons in the footer, e.g. for a new channel. */
  actions?: ReactNode;
  /** Error text if loading or changing failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const directionTexts = { in: 'channelIn', out: 'channelOut', both: 'channelBoth' } as const;

/** Status of a gateway as one label: disabled takes precedence over maintenance. */
const stateOf = ({ enabled, maintenance }: Gateway): StatusOf<'channel'> =>
  enabled ? (maintenance ? 'maintenance' : 'enabled') : 'disabled';

/**
 * A payment gateway with its switches, limits and channels.
 * @example <GatewayCard gateway={gateway} onEnabledChange={setEnabled} onMaintenanceChange={setMaintenance} />
 */
export const GatewayCard = forwardRef<HTMLElement, GatewayCardProps>(function GatewayCard(
  {
    gateway,
    onEnabledChange,
    onMaintenanceChange,
    busy = false,
    level = 3,
    actions,
    error,
    onRetry,
    className,
    ...rest
  },
  ref,
) {
  const { office } = useMessages();
  const loading = !gateway && error === undefined;
  const SubHeading = `h${level + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <S.Root
      aria-label={gateway?.name}
      {...rest}
      ref={ref}
      className={slotClass('GatewayCard', 'root', className)}
      aria-busy={loading || busy || undefined}
      data-loading={flag(loading)}
      data-status={gateway && stateOf(gateway)}
    >
      {error !== undefined && (
        <RetryCallout title={gateway ? undefined : office.gatewayFailed} onRetry={onRetry}>
          {error}
        </RetryCallout>
      )}
      {loading && (
        <>
          <VisuallyHidden role="status">{office.gatewayLoading}</VisuallyHidden>
          <Skeleton width="50%" />
          <Skeleton lines={5} />
        </>
      )}
      {gateway && (
        <>
          <S.Head>
            <S.Name as={`h${level}`} className="lobi-GatewayCard-name">
              {gateway.name}
            </S.Name>
            <StatusBadge kind="channel" value={stateOf(gateway)} />
          </S.Head>
          {(onEnabledChange ?? onMaintenanceChange) && (
            <S.Switches className="lobi-GatewayCard-switches">
              {onEnabledChange && (
                <Switch
                  label={office.gatewayEnabled}
                  switchAt="end"
                  checked={gateway.enabled}
                  disabled={busy}
                  onCheckedChange={(enabled) => onEnabledChange(enabled)}
                />
              )}
              {onMaintenanceChange && (
                <Switch
                  label={office.gatewayMaintenance}
                  hint={office.gatewayMaintenanceHint}
                  switchAt="end"
                  checked={gateway.maintenance}
                  disabled={busy || !gateway.enabled}
                  onCheckedChange={(maintenance) => onMaintenanceChange(maintenance)}
                />
              )}
            </S.Switches>
          )}
          <S.Part>
            <DescriptionList items={limitFacts(gateway, office)} />
          </S.Part>
          <S.Part>
            <SubHeading>{office.gatewayChannels}</SubHeading>
            {gateway.channels.length === 0 && <p>{office.gatewayNoChannels}</p>}
            <S.Channels>
              {gateway.channels.map(({ id, name, direction, status, href }) => (
                <li key={id}>
                  <span>
                    {href === undefined ? name : <KitLink href={href}>{name}</KitLink>}
                    <small>{office[directionTexts[direction]]}</small>
                  </span>
                  <StatusBadge kind="channel" value={status} quiet />
                </li>
              ))}
            </S.Channels>
          </S.Part>
          {actions !== undefined && <S.Actions>{actions}</S.Actions>}
        </>
      )}
    </S.Root>
  );
});

/** Returns the limits of a gateway with their labels; a missing limit shows a dash. */
function limitFacts(
  { limits: { min, max, daily, currency } }: Gateway,
  office: KitMessages['office'],
): readonly Description[] {
  const money = (value: string | undefined): ReactNode =>
    value === undefined ? null : <Money value={value} currency={currency} />;
  return [
    { label: office.channelMin, value: money(min) },
    { label: office.channelMax, value: money(max) },
    { label: office.gatewayDaily, value: money(daily) },
  ];
}
