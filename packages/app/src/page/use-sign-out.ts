import { useAuth } from '@lobi/core/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from './toasts.ts';

/** Signs out, goes to the lobby and says so. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { logout } = useAuth();
  const navigate = useNavigate();
  return useCallback(() => {
    logout();
    void navigate('/game');
    showToast({ tone: 'info', title: t('toast.signedOut') });
  }, [logout, navigate, t]);
}
