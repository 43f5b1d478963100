import type { Limit, User } from '@lobi/core/contract';
import { useAuth, useSettings } from '@lobi/core/react';
import { useEntity, useList } from '@lobi/core/react/lists';
import { mayPlay } from '@lobi/core/rules';
import { useState, type ReactNode } from 'react';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { LimitOffer } from './limit-offer.tsx';
import { offersLimits } from './limit-offer-rules.ts';

/**
 * Step before a deposit of a player: limits are offered before the first one, and required if the
 * jurisdiction demands one. A failed lookup does not block the player: the platform decides.
 */
export function LimitGate({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  const isAsked = mayPlay(user);
  const settings = useSettings();
  const limits = useEntity('limit.list', isAsked ? { userId: user.id } : null);
  const deposits = useList('transaction.list', isAsked ? { walletId: user.wallet.id } : null, {
    type: 'deposit',
    perPage: 1,
  });
  const isUnknown = limits.status === 'failed' || deposits.status === 'failed';
  const isOffered =
    limits.status === 'ready' && deposits.status === 'ready'
      ? offersLimits({
          limits: limits.entity,
          isMandatory: settings.status === 'ready' && settings.settings.app.policy.limitsMandatory,
          isFirst: deposits.rows.length === 0,
        })
      : undefined;
  return (
    <Gate
      key={user?.id}
      isDue={!isAsked || isUnknown ? false : isOffered}
      limits={limits.status === 'ready' ? limits.entity : []}
      reader={user}
    >
      {children}
    </Gate>
  );
}

interface GateProps {
  /** `undefined` while loading. */
  readonly isDue: boolean | undefined;
  readonly limits: readonly Limit[];
  readonly reader: User | null;
  readonly children: ReactNode;
}

/**
 * Decided once: it stays open once passed, also while its content repeats a failed lookup, and stays
 * closed while limits are being set, also after the first of them.
 */
function Gate({ isDue, limits, reader, children }: GateProps) {
  const [isShut, setIsShut] = useState(isDue);
  if (isShut === undefined && isDue !== undefined) setIsShut(isDue);
  if (isShut === undefined) return <ScreenLoading />;
  if (!isShut || !reader) return children;
  return <LimitOffer limits={limits} reader={reader} onDone={() => setIsShut(false)} />;
}
