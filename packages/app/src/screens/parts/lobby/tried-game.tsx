import type { Game } from '@lobi/core/contract';
import { useNotice, useSettings } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { late } from '@lobi/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { withAllWords } from '../../../i18n/all-words.ts';
import { canTry } from './can-try.ts';

/** A step of its own: the lobby would otherwise name every file of it. */
const PracticeGame = late(
  withAllWords(async () => ({
    default: (await import('../../../games/practice/practice-game.tsx')).PracticeGame,
  })),
);

export interface TriedGameProps {
  readonly id: string;
  readonly games: readonly Game[];
}

/** A game that a guest tries, over the lobby; nothing before the notice is accepted. @source ours */
export function TriedGame({ id, games }: TriedGameProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const settings = useSettings();
  const notice = useNotice();
  const game = games.find((each) => each.id === id && canTry(each));
  if (!game || settings.status !== 'ready' || notice.open) return null;
  // A visitor who came by a link from elsewhere has no lobby to go back to.
  const close = (): void =>
    void (key === 'default' ? navigate(buildPath('game.index'), { replace: true }) : navigate(-1));
  return <PracticeGame game={game} settings={settings.settings} onClose={close} />;
}
