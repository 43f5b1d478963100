import { listWriter } from '@lobi/formats';
import { useState } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { OutcomeMark } from '../odds/outcome-mark.tsx';
import { outcomeLetters, type Outcome } from '../odds/outcome.ts';
import { BeadBoard } from './bead-board.tsx';
import { BigBoard } from './big-board.tsx';
import type { RoadLook } from './road-look.ts';
import { countOutcomes, type RoadResult } from './roads.ts';
import * as S from './road-map.styles.ts';

export interface RoadMapProps {
  /** Names and letters of a table other than the arena; its roads have no cancelled rounds. */
  look?: RoadLook | undefined;
  /** Finished fights, oldest first. */
  results: readonly RoadResult[];
  /** Whether a fight is running; its position on the bead board is marked. */
  hasNext?: boolean | undefined;
  className?: string | undefined;
}

type Kind = 'bead' | 'big';

const outcomes: readonly Outcome[] = ['meron', 'wala', 'draw', 'cancelled'];

/** Number of fights in the text summary beside the boards. */
const summarised = 10;

/**
 * The history of an arena as bead board and big road: side by side on a wide screen, switched by two buttons
 * on a phone, and summarized in one sentence. A note explains that past results do not affect the odds.
 */
export function RoadMap({ results, hasNext = false, look, className }: RoadMapProps) {
  const { locale, messages } = useKit();
  const { arena } = messages;
  const texts = look?.texts ?? arena;
  const letters = look?.letters ?? outcomeLetters;
  const named = look ? outcomes.filter((outcome) => outcome !== 'cancelled') : outcomes;
  const nameOf = (outcome: Outcome): string => ({ ...arena, ...look?.texts })[outcome];
  const [kind, setKind] = useState<Kind>('bead');
  const latest = results.slice(-summarised);
  const counts = countOutcomes(latest);
  const summary = listWriter(locale).format(
    outcomes
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => `${counts[outcome]} ${nameOf(outcome)}`),
  );
  const tabs = [
    ['bead', arena.beadRoad],
    ['big', arena.bigRoad],
  ] as const;
  if (results.length === 0) {
    return <S.Note className={slotClass('RoadMap', 'root', className)}>{texts.roadEmpty}</S.Note>;
  }
  return (
    <S.Root className={slotClass('RoadMap', 'root', className)}>
      <S.Tabs role="group" aria-label={arena.roadTabs}>
        {tabs.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={kind === value}
            onClick={() => setKind(value)}
          >
            {label}
          </button>
        ))}
      </S.Tabs>
      <S.Boards>
        <S.Board data-folded={flag(kind !== 'bead')}>
          <h3>{arena.beadRoad}</h3>
          <BeadBoard results={results} hasNext={hasNext} look={look} />
        </S.Board>
        <S.Board data-folded={flag(kind !== 'big')}>
          <h3>{arena.bigRoad}</h3>
          <BigBoard results={results} look={look} />
        </S.Board>
      </S.Boards>
      <S.Legend>
        {named.map((outcome) => (
          <li key={outcome}>
            <OutcomeMark outcome={outcome} letter={letters[outcome]} size={18} />
            {nameOf(outcome)}
          </li>
        ))}
      </S.Legend>
      <S.Note>
        {fill(arena.roadSummary, { count: latest.length, counts: summary })} {texts.roadNote}
      </S.Note>
    </S.Root>
  );
}
