import { formatMoneyText, numberFormat } from '@lobi/formats';
import { mdiHeart, mdiHeartOutline, mdiLockOutline, mdiPlay, mdiWrenchOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { KitPart } from '../../primitives/kit-provider/kit-part.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { GameArt } from '../game-art/game-art.tsx';
import type { GameSummary } from './game.types.ts';
import { useRoundTag } from './use-round-tag.ts';
import * as S from './game-card.styles.ts';

/** Scale of a tile: portrait in rails, wide for arenas, mini for favourites. */
export type GameCardShape = 'portrait' | 'wide' | 'mini';

/** A short label on a tile. The status of a round replaces it. */
export type GameBadge = 'new' | 'hot' | 'live' | 'jackpot';

export interface GameCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  game: GameSummary;
  href: string;
  /** Default `portrait`. */
  shape?: GameCardShape | undefined;
  /**
   * Shows a lock: `role` if the account may not play it; otherwise it opens after login. With `try` it opens
   * in practice mode.
   */
  locked?: boolean | 'guest' | 'role' | 'try' | undefined;
  badge?: GameBadge | undefined;
  /** Amount of the game's jackpot, decimal text; replaces the badge. */
  jackpot?: string | null | undefined;
  /** Number of current players, as reported by the server; replaces the minimum stake. */
  players?: number | undefined;
  /** Whether the game is under maintenance; its page shows when it ends. */
  maintenance?: boolean | undefined;
  /** URL of a custom image; `null` for none. Default generated from the id. */
  artSrc?: string | null | undefined;
  favourite?: boolean | undefined;
  /** Without it there is no favourite button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
}

const ratios = { portrait: 'portrait', wide: 'wide', mini: 'square' } as const;

const badgeTexts: Readonly<Record<GameBadge, keyof KitMessages['lobby']>> = {
  new: 'badgeNew',
  hot: 'badgeHot',
  live: 'badgeLive',
  jackpot: 'badgeJackpot',
};

const PlainGameCard = forwardRef<HTMLElement, GameCardProps>(function GameCard(
  {
    game,
    href,
    shape = 'portrait',
    locked = false,
    badge,
    jackpot,
    players,
    maintenance = false,
    artSrc,
    favourite = false,
    onFavouriteChange,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const texts = messages.lobby;
  const tag = useRoundTag(game);
  const lockText = texts[locked === 'role' ? 'lockedRole' : locked === 'try' ? 'tryIt' : 'locked'];
  const lockIcon = locked === 'try' ? mdiPlay : mdiLockOutline;
  const title = (
    <S.Link href={href}>
      {game.title}
      {locked !== false && <VisuallyHidden> ({lockText})</VisuallyHidden>}
      {maintenance && shape === 'mini' && <VisuallyHidden> ({texts.maintenance})</VisuallyHidden>}
    </S.Link>
  );
  const smallest =
    formatMoneyText(game.minimumStake, game.currency, { locale, compact: true }) ??
    game.minimumStake;
  const mark = ((): { tone: string; text: string } | undefined => {
    if (maintenance) return { tone: 'maintenance', text: texts.maintenance };
    if (tag) return { tone: tag.tone, text: shape === 'wide' ? tag.status : tag.short };
    if (jackpot) {
      const amount = formatMoneyText(jackpot, game.currency, { locale, compact: true }) ?? jackpot;
      return { tone: 'jackpot', text: `${texts.badgeJackpot} ${amount}` };
    }
    return badge && { tone: badge, text: texts[badgeTexts[badge]] };
  })();
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('GameCard', 'root', className)}
      data-shape={shape}
      data-locked={flag(locked !== false)}
      data-maintenance={flag(maintenance)}
      data-empty={flag(artSrc === null)}
    >
      <S.Art className="lobi-GameCard-art">
        {artSrc === undefined && (
          <GameArt seed={game.id} category={game.category} ratio={ratios[shape]} subject={game} />
        )}
        {artSrc && <S.Picture src={artSrc} alt="" loading="lazy" decoding="async" />}
        {mark && shape !== 'mini' && (
          <S.Corner>
            <S.Tag className="lobi-GameCard-tag" data-tone={mark.tone}>
              {mark.text}
            </S.Tag>
          </S.Corner>
        )}
        {shape !== 'mini' && <KitPart name="gameCard.badge" game={game} />}
        {(locked !== false || maintenance) && !onFavouriteChange && (
          <S.Lock>
            <Icon path={maintenance ? mdiWrenchOutline : lockIcon} size={16} />
          </S.Lock>
        )}
        {shape !== 'mini' && (
          <S.Caption>
            {game.meaning === undefined ? (
              title
            ) : (
              <S.Explained>
                {title}
                <S.Meaning className="lobi-GameCard-meaning">{game.meaning}</S.Meaning>
              </S.Explained>
            )}
            {shape === 'wide' && tag && tag.fight !== '' && <S.Fight>{tag.fight}</S.Fight>}
          </S.Caption>
        )}
      </S.Art>
      {shape === 'mini' ? (
        title
      ) : (
        <S.Meta>
          <span>{game.provider}</span>
          <span>
            {players === undefined
              ? fill(texts.minimum, { amount: smallest })
              : fill(texts.players, { count: numberFormat(locale).format(players) })}
          </span>
        </S.Meta>
      )}
      {onFavouriteChange && (
        <S.Favourite
          type="button"
          aria-label={fill(texts.favourite, { title: game.title })}
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
});

/**
 * A game as a tile: image, title as text, status of the current round, provider and minimum stake. The whole
 * tile is one link; the favourite button is separate.
 */
export const GameCard = replaceable('GameCard', PlainGameCard);
