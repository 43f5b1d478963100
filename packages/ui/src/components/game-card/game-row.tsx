import { mdiChevronRight } from '@mdi/js';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { GameArt } from '../game-art/game-art.tsx';
import type { GameSummary } from './game.types.ts';
import { useRoundTag } from './use-round-tag.ts';
import * as S from './game-card.styles.ts';

export interface GameRowProps {
  game: GameSummary;
  href: string;
  /** Custom line, e.g. when it was last played; default the fight or the provider. */
  note?: string | undefined;
  className?: string | undefined;
}

/** A game as a row with its status, for "continue" and "open now". */
export function GameRow({ game, href, note, className }: GameRowProps) {
  const tag = useRoundTag(game);
  return (
    <S.Row className={slotClass('GameRow', 'root', className)}>
      <S.Thumb>
        <GameArt seed={game.id} category={game.category} ratio="square" subject={game} />
      </S.Thumb>
      <S.RowText>
        <S.Link href={href}>{game.title}</S.Link>
        {tag && <p data-tone={tag.tone}>{tag.status}</p>}
        <p>{note ?? (tag?.fight || game.provider)}</p>
      </S.RowText>
      <Icon path={mdiChevronRight} flip />
    </S.Row>
  );
}
