import type { Failure } from '@lobi/core';
import { useAuth, useConnection, useWallet } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { ConnectionBanner, UpdateBanner } from '@lobi/ui';
import { useLocation } from 'react-router-dom';
import { LazyPart } from '../page/lazy-part.tsx';
import { EndedSession } from './lazy-parts.ts';
import { useNewVersion } from './use-new-version.ts';

/** Why a session ended; other failures are reported by the form that they occur in. */
const endings: readonly (Failure['code'] | undefined)[] = ['account_blocked', 'expired'];

/** Pages whose form shows it already. */
const forms = [buildPath('login'), buildPath('auth.register')];

function useHasEnded(): boolean {
  const { user, failure } = useAuth();
  const { pathname } = useLocation();
  return !user && endings.includes(failure?.code) && !forms.includes(pathname);
}

const shown = {
  idle: 'online',
  connecting: 'online',
  live: 'online',
  reconnecting: 'stale',
  offline: 'offline',
} as const;

/** Notices on every page: connection, new version, end of the session. @source spec §2, §8 */
export function PageNotices() {
  const hasNewVersion = useNewVersion();
  const connection = useConnection();
  const wallet = useWallet();
  const hasEnded = useHasEnded();
  const isBrief =
    connection.state === 'reconnecting' && wallet.status === 'ready' && wallet.since === null;
  return (
    <>
      {hasNewVersion && <UpdateBanner onReload={() => location.reload()} />}
      <ConnectionBanner
        state={isBrief ? 'online' : shown[connection.state]}
        since={connection.since}
      />
      {hasEnded && (
        <LazyPart occupiesSpace={false}>
          <EndedSession />
        </LazyPart>
      )}
    </>
  );
}
