import { buildPath } from '@lobi/core/routes';
import { useAction, useEntity } from '@lobi/core/react/lists';
import { Button, Callout, Inline, KitLink } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { useOneGame } from './use-one-game.ts';

/**
 * Notice above a game that another game is current, if only one is allowed at a time, with buttons to
 * return to it or to leave it. Otherwise renders nothing.
 * @source ours – protection, row 28
 */
export function OtherGame({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isOneGame = useOneGame();
  const open = useEntity('open-game.show', isOneGame ? {} : null);
  const leave = useAction('open-game.leave');
  const game = isOneGame && open.status === 'ready' ? open.entity?.game : undefined;
  if (!game || game.id === gameId) return null;
  return (
    <Callout
      tone="warning"
      role="status"
      action={
        <Inline gap={2}>
          <Button size="sm" render={<KitLink href={buildPath('game.show', { gameId: game.id })} />}>
            {t('otherGame.back', { game: game.title })}
          </Button>
          <Button
            size="sm"
            variant="outline"
            loading={leave.status === 'running'}
            onClick={() => void leave.run({ body: { gameId: game.id } })}
          >
            {t('otherGame.leave', { game: game.title })}
          </Button>
        </Inline>
      }
    >
      {t('errors.other_game_open', { game: game.title })}
      {leave.failure && ` ${failureText(leave.failure)}`}
    </Callout>
  );
}
