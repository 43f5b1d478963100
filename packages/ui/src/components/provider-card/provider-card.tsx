import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { LimitMeter } from '../limit-meter/limit-meter.tsx';
import { Money } from '../money/money.tsx';
import { Num } from '../num/num.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { StatusOf } from '../status-badge/statuses.ts';
import * as S from './provider-card.styles.ts';

/** A cap on payouts, and its used amount. Decimal text. */
export interface ProviderCap {
  readonly paid: string;
  readonly maximum: string;
}

/** A provider of games with its limits of payouts. */
export interface ProviderFacts {
  readonly name: string;
  /** Code that identifies it in its requests. */
  readonly code: string;
  readonly status: StatusOf<'provider'>;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly caps: {
    /** Payouts of today, over all sessions. */
    readonly day: ProviderCap;
    /** The session with the highest payouts today. */
    readonly session: ProviderCap;
    /** The round with the highest payouts today. */
    readonly win: ProviderCap;
  };
  /** Allowed IP addresses and networks; `null` for any. */
  readonly addresses: readonly string[] | null;
  readonly games: number;
  /** Payouts above a cap that wait for a decision. */
  readonly heldPayouts: number;
  /** Sum of the held payouts, as decimal text, and the time since when the oldest waits (ISO 8601). */
  readonly heldSum?: string | undefined;
  readonly heldSince?: string | null | undefined;
}

export interface ProviderCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The provider; `undefined` while it is loading. */
  provider: ProviderFacts | undefined;
  /** Content above the caps, e.g. the reason of a suspension. */
  notice?: ReactNode;
  /** Heading level of the name; default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** Buttons in the footer, e.g. to suspend it. */
  actions?: ReactNode;
  /** Error text if loading failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const capTexts = { day: 'providerDay', session: 'providerSession', win: 'providerRound' } as const;
const capNames = ['day', 'session', 'win'] as const;

/**
 * A provider of games: its status, today's payouts against its caps, and its allowed IP addresses.
 * @example <ProviderCard provider={provider} actions={<Button>Suspend</Button>} />
 */
export const ProviderCard = forwardRef<HTMLElement, ProviderCardProps>(function ProviderCard(
  { provider, notice, level = 3, actions, error, onRetry, className, ...rest },
  ref,
) {
  const { office } = useMessages();
  const loading = !provider && error === undefined;
  return (
    <S.Root
      aria-label={provider?.name}
      {...rest}
      ref={ref}
      className={slotClass('ProviderCard', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-status={provider?.status}
    >
      {error !== undefined && (
        <RetryCallout title={provider ? undefined : office.providerFailed} onRetry={onRetry}>
          {error}
        </RetryCallout>
      )}
      {loading && (
        <>
          <VisuallyHidden role="status">{office.providerLoading}</VisuallyHidden>
          <Skeleton width="50%" />
          <Skeleton lines={5} />
        </>
      )}
      {provider && (
        <>
          <S.Head>
            <div>
              <S.Name as={`h${level}`} className="lobi-ProviderCard-name">
                {provider.name}
              </S.Name>
              <small>{provider.code}</small>
            </div>
            <StatusBadge kind="provider" value={provider.status} />
          </S.Head>
          {notice}
          <S.Caps className="lobi-ProviderCard-caps">
            {capNames.map((name) => (
              <LimitMeter
                key={name}
                label={office[capTexts[name]]}
                used={provider.caps[name].paid}
                limit={provider.caps[name].maximum}
                currency={provider.currency}
              />
            ))}
          </S.Caps>
          <S.Facts>
            <DescriptionList
              items={[
                {
                  label: office.providerAddresses,
                  value:
                    provider.addresses?.map((each) => <S.Address key={each}>{each}</S.Address>) ??
                    office.providerAnyAddress,
                },
                { label: office.providerGames, value: <Num value={provider.games} /> },
                { label: office.providerHeld, value: <Num value={provider.heldPayouts} /> },
                ...(provider.heldPayouts > 0 && provider.heldSum !== undefined
                  ? [
                      {
                        label: office.providerHeldSum,
                        value: <Money value={provider.heldSum} currency={provider.currency} />,
                      },
                    ]
                  : []),
                ...(provider.heldSince
                  ? [
                      {
                        label: office.providerHeldSince,
                        value: <DateTime at={provider.heldSince} />,
                      },
                    ]
                  : []),
              ]}
            />
          </S.Facts>
          {actions !== undefined && <S.Actions>{actions}</S.Actions>}
        </>
      )}
    </S.Root>
  );
});
