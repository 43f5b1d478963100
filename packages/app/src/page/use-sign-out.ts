import { useAuth } from '@lobi/core/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { forgetSearches } from './kept-searches.ts';
import { showToast } from './toasts.ts';

/** Signs out, goes to the lobby and says so. What was searched on this device is forgotten. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const { id } = useBrand();
  return useCallback(() => {
    logout();
    forgetSearches(id);
    void navigate('/game');
    showToast({ tone: 'info', title: t('toast.signedOut') });
  }, [logout, navigate, t, id]);
}
