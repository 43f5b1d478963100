import { useAuth } from '@lobi/core/react';
import { useToasts } from '@lobi/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Signs out, goes to the lobby and says so. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(() => {
    logout();
    void navigate('/game');
    toasts.show({ tone: 'info', title: t('toast.signedOut') });
  }, [logout, navigate, toasts, t]);
}
