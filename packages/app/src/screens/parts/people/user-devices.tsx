import { useAction, useEntity } from '@lobi/core/react/lists';
import { Card } from '@lobi/ui';
import { DeviceList, type SignedInDevice } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { known } from './known.ts';

/** Devices on which a user is signed in; each can be signed out. */
export function UserDevices({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const sessions = useEntity('session.list', { userId });
  const revoke = useAction('session.revoke');
  const loadedSessions = sessions.status === 'ready' ? sessions.entity : undefined;
  const devices = useMemo(
    () =>
      loadedSessions?.map((session) => ({
        ...session,
        ip: known(session.ip),
        browser: known(session.browser),
        device: known(session.device),
      })),
    [loadedSessions],
  );
  const signOut = async ({ id: sessionId }: SignedInDevice): Promise<void> => {
    const outcome = await revoke.run({ params: { userId, sessionId } });
    if (outcome.ok) showToast({ tone: 'success', title: t('people.deviceRevoked') });
  };
  const failure = sessions.status === 'failed' ? sessions.failure : revoke.failure;
  return (
    <Card>
      <DeviceList
        devices={devices}
        onRevoke={signOut}
        error={failure ? failureText(failure) : undefined}
        onRetry={sessions.status === 'failed' ? sessions.refresh : undefined}
      />
    </Card>
  );
}
