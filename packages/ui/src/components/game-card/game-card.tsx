import { mdiHeart, mdiHeartOutline, mdiLockOutline } from '@mdi/js';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { GameArt } from '../game-art/game-art.tsx';
import { formatMoney } from '../money/format-money.ts';
import type { GameSummary } from './game.types.ts';
import { useRoundTag } from './use-round-tag.ts';
import * as S from './game-card.styles.ts';

/** Scale of a tile: portrait in rails, wide for arenas, mini for favourites. */
export type GameCardShape = 'portrait' | 'wide' | 'mini';

export interface GameCardProps {
  game: GameSummary;
  href: string;
  /** Default `portrait`. */
  shape?: GameCardShape | undefined;
  /** Shows a lock: the game opens after logging in. */
  locked?: boolean | undefined;
  favourite?: boolean | undefined;
  /** Without it there is no heart. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  className?: string | undefined;
}

const ratios = { portrait: 'portrait', wide: 'wide', mini: 'square' } as const;

/**
 * A game as a tile: drawn picture, title as text, state of the running round, provider and smallest
 * stake. The whole tile is one link; the heart is a button of its own beside it.
 */
export function GameCard({
  game,
  href,
  shape = 'portrait',
  locked = false,
  favourite = false,
  onFavouriteChange,
  className,
}: GameCardProps) {
  const { locale, messages } = useKit();
  const words = messages.lobby;
  const tag = useRoundTag(game);
  const title = (
    <S.Link href={href}>
      {game.title}
      {locked && <VisuallyHidden> ({words.locked})</VisuallyHidden>}
    </S.Link>
  );
  const smallest =
    formatMoney(game.minimumStake, game.currency, { locale, compact: true }) ?? game.minimumStake;
  return (
    <S.Root className={slotClass('GameCard', 'root', className)} data-shape={shape}>
      <S.Art className="lobi-GameCard-art">
        <GameArt seed={game.id} category={game.category} ratio={ratios[shape]} />
        {tag && shape !== 'mini' && <S.Tag data-tone={tag.tone}>{tag.status}</S.Tag>}
        {locked && !onFavouriteChange && (
          <S.Lock>
            <Icon path={mdiLockOutline} size={16} />
          </S.Lock>
        )}
        {shape !== 'mini' && (
          <S.Caption>
            {title}
            {shape === 'wide' && tag && tag.fight !== '' && <S.Fight>{tag.fight}</S.Fight>}
          </S.Caption>
        )}
      </S.Art>
      {shape === 'mini' ? (
        title
      ) : (
        <S.Meta>
          <span>{game.provider}</span>
          <span>{fill(words.minimum, { amount: smallest })}</span>
        </S.Meta>
      )}
      {onFavouriteChange && (
        <S.Favourite
          type="button"
          aria-label={fill(words.favourite, { title: game.title })}
          aria-pressed={favourite}
          onClick={() => onFavouriteChange(!favourite)}
        >
          <i>
            <Icon path={favourite ? mdiHeart : mdiHeartOutline} size={16} />
          </i>
        </S.Favourite>
      )}
    </S.Root>
  );
}
