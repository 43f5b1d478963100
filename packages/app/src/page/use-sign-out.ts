import { useAuth, usePlatform } from '@lobi/core/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { deleteSearches } from './stored-searches.ts';
import { showToast } from './toasts.ts';

/**
 * Ends the push messages of this device, signs out, goes to the lobby and shows a confirmation. Deletes
 * the searches on this device.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const { api } = usePlatform();
  const { id } = useBrand();
  return useCallback(async () => {
    // First, while the session is still valid. Most devices need no code for it.
    if ('Notification' in globalThis && Notification.permission === 'granted') {
      await import('./push-device.ts')
        .then(({ endPushOfDevice }) =>
          endPushOfDevice((endpoint) => api.call('push.end', { body: { endpoint } })),
        )
        .catch(() => undefined);
    }
    logout();
    deleteSearches(id);
    void navigate('/game');
    showToast({ tone: 'info', title: t('toast.signedOut') });
  }, [api, logout, navigate, t, id]);
}
