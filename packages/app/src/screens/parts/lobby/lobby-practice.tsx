import type { Game } from '@lobi/core/contract';
import { useNotice, useSettings } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { lazyWithRetry } from '@lobi/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withAllTexts } from '../../../i18n/all-texts.ts';
import { mayOfferPractice } from './may-offer-practice.ts';

/** Imported dynamically: otherwise the lobby's chunk would list all files that a practice game loads. */
const PracticeGame = lazyWithRetry(
  withAllTexts(async () => ({
    default: (await import('../../../games/practice/practice-game.tsx')).PracticeGame,
  })),
);

export interface LobbyPracticeProps {
  readonly id: string;
  readonly games: readonly Game[];
}

/** A game in practice mode above the lobby; renders nothing until the age notice is accepted. @source ours */
export function LobbyPractice({ id, games }: LobbyPracticeProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const settings = useSettings();
  const notice = useNotice();
  const game = games.find((each) => each.id === id && mayOfferPractice(each));
  if (!game || settings.status !== 'ready' || notice.open) return null;
  // A visitor from an external link has no lobby to go back to.
  const close = (): void =>
    void (key === 'default' ? navigate(buildPath('game.index'), { replace: true }) : navigate(-1));
  return <PracticeGame game={game} settings={settings.settings} onClose={close} />;
}
