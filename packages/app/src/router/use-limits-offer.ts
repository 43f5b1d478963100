import type { User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGame } from '../page/is-game.ts';
import { firstLimitsHash, consumeLimitsOffer } from '../page/limits-offer.ts';
import { showToast } from '../page/toasts.ts';
import { useEvent } from '../page/use-event.ts';

/**
 * Offers limits to a new player who leaves a game for the first time; the offer stays until it is
 * answered or dismissed.
 * @source ours – protection, row 10
 */
export function useLimitsOffer(user: User | null): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const offer = useEvent((userId: string): void => {
    if (!consumeLimitsOffer(userId)) return;
    showToast({
      title: t('limit.first.offer'),
      description: t('limit.first.text'),
      timeoutMs: 0,
      action: {
        label: t('limit.first.set'),
        onPress: () => void navigate(`${buildPath('limit.index', { userId })}${firstLimitsHash}`),
      },
    });
  });
  useEffect(() => {
    const hasLeftGame = isGame(before.current) && !isGame(pathname);
    before.current = pathname;
    if (hasLeftGame && user) offer(user.id);
  }, [pathname, user, offer]);
}
