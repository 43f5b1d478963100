import { mdiArrowDown, mdiArrowUp, mdiSkipNext } from '@mdi/js';
import { memo, useEffect, useRef, useState } from 'react';
import { useSound } from '../../primitives/sound/sound-context.ts';
import { PlayingCard } from '../playing-card/playing-card.tsx';
import { Place } from '../playing-card/playing-card.styles.ts';
import { Ground } from '../play-frame/ground.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { guessText } from './guess-text.ts';
import type { HiloMove, HiloRun } from './hilo.types.ts';
import * as S from './hilo-stage.styles.ts';

export interface HiloPictureProps {
  /** The current game, or the last; `null` before the first. */
  run: HiloRun | null;
}

/** Maximum number of earlier cards shown. */
const shownBefore = 6;

const arrows = {
  higher: mdiArrowUp,
  lower: mdiArrowDown,
  skip: mdiSkipNext,
} as const satisfies Record<HiloMove, string>;

/** The current card, and the earlier cards with their guesses. */
export const HiloPicture = memo(function HiloPicture({ run }: HiloPictureProps) {
  const { hilo: texts } = usePlayFormat().messages;
  const { cue } = useSound();
  const turned = run ? `${run.id} ${run.cards.length}` : null;
  const [first] = useState(turned);
  const sounded = useRef(turned);
  useEffect(() => {
    if (turned === sounded.current) return;
    sounded.current = turned;
    if (turned !== null) cue('mark');
  }, [turned, cue]);
  const cards = run?.cards ?? [];
  const now = cards.at(-1);
  const begin = Math.max(0, cards.length - 1 - shownBefore);
  const before = cards.slice(begin, -1);
  const moods = { running: undefined, taken: 'won', lost: 'lost' } as const;
  return (
    <S.Screen>
      <Ground />
      <S.Now data-mood={run ? moods[run.status] : undefined}>
        {now ? (
          <PlayingCard
            key={turned}
            card={now}
            dealtInMs={turned === first ? undefined : 0}
            className="lobi-HiloStage-card"
          />
        ) : (
          <Place />
        )}
      </S.Now>
      <S.Before aria-label={texts.before}>
        {before.map((card, index) => {
          const move = run?.moves[begin + index] ?? 'skip';
          return (
            <li key={begin + index}>
              <PlayingCard card={card} />
              <svg
                data-move={move}
                viewBox="0 0 24 24"
                role="img"
                aria-label={move === 'skip' ? texts.skip : guessText(texts, move, card.rank)}
              >
                <path d={arrows[move]} />
              </svg>
            </li>
          );
        })}
      </S.Before>
    </S.Screen>
  );
});
