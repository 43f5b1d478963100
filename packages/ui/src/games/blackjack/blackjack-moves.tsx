import { mdiLightbulbOnOutline } from '@mdi/js';
import { type KeyboardEvent } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { keyOfMove } from './blackjack-deal.ts';
import type { BlackjackMoveName, BlackjackRun } from './blackjack.types.ts';
import * as S from './blackjack-stage.styles.ts';

const moves: readonly BlackjackMoveName[] = ['hit', 'stand', 'double', 'split'];

/** Moves that require a further stake, which their button shows. */
const furtherMoves: readonly BlackjackMoveName[] = ['double', 'split'];

export interface BlackjackMovesProps {
  run: BlackjackRun | null;
  currency: string;
  /** Whether no move can be made now. */
  isBlocked: boolean;
  /** The pending move. */
  pending: BlackjackMoveName | undefined;
  /** The suggested move, if suggestions are on. */
  suggested: BlackjackMoveName | undefined;
  onMove: (move: BlackjackMoveName) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The four moves, always in the same positions; moves that the rules do not allow are disabled. */
export function BlackjackMoves(props: BlackjackMovesProps) {
  const { run, currency, isBlocked, pending, suggested, onMove, onKeyDown } = props;
  const { messages, fill, money } = usePlayFormat();
  const texts = messages.blackjack;
  return (
    <S.Moves role="group" aria-label={texts.moves} onKeyDown={onKeyDown}>
      {moves.map((move) => {
        const isAllowed = run?.allowed.includes(move) ?? false;
        const isSuggested = isAllowed && suggested === move;
        return (
          <button
            key={move}
            type="button"
            className="lobi-BlackjackStage-move"
            data-move={move}
            data-suggested={flag(isSuggested)}
            aria-disabled={isBlocked || !isAllowed}
            aria-busy={pending === move || undefined}
            aria-keyshortcuts={keyOfMove(move)}
            onClick={() => onMove(move)}
          >
            {texts[move]}
            {run && isAllowed && furtherMoves.includes(move) && (
              <small>{fill(texts.further, { stake: money(run.each, currency) })}</small>
            )}
            {isSuggested && (
              <>
                <Icon path={mdiLightbulbOnOutline} size={16} />
                <VisuallyHidden>{texts.suggested}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </S.Moves>
  );
}
