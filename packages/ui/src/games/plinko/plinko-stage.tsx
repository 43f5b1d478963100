import { useMemo, useRef } from 'react';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { RiskChoice, SizeChoice } from '../play-frame/risk-choice.tsx';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useCourse } from '../play-frame/use-course.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isSized, isStake, useRemembered } from '../play-frame/use-remembered.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { meetsAt } from './plinko-path.ts';
import { PlinkoPicture } from './plinko-picture.tsx';
import type { PlinkoChoice, PlinkoPlay } from './plinko.types.ts';

export interface PlinkoStageProps {
  seat: PlaySeat;
  /** Allowed numbers of rows. */
  rowChoices: readonly number[];
  /** Payouts of the buckets of a board from left to right, in basis points; the rules of the game. */
  multiplesOf: (choice: PlinkoChoice) => readonly number[];
  /** Maximum payout of a stake on a board, as decimal text; `null` without a stake. */
  mostOf: (choice: PlinkoChoice, amount: string | null) => string | null;
  /** Finished plays, newest first. The first is revealed with an animation. */
  plays: readonly PlinkoPlay[];
  onPlay: (choice: PlinkoChoice, amount: string) => void;
  className?: string | undefined;
}

/** Interval between two rows, in ms. @source ours */
const hopMs = 140;

/** Plinko: board, stake, and one button. */
export function PlinkoStage(props: PlinkoStageProps) {
  const { seat, rowChoices, multiplesOf, mostOf, plays, onPlay, className } = props;
  const { messages, fill, multiple, money } = usePlayFormat();
  const texts = messages.plinko;
  const root = useRef<HTMLDivElement>(null);
  const [latest = null] = plays;
  const [amount, setAmount] = useRemembered(seat, 'stake', null, isStake);
  const [choice, setChoice] = useRemembered<PlinkoChoice>(
    seat,
    'choice',
    latest?.choice ?? { rows: rowChoices.at(-1) ?? 0, risk: 'medium' },
    (value) => isSized(value, 'rows', rowChoices),
  );
  const fallRows = latest?.choice.rows ?? 0;
  const marksAt = useMemo(() => meetsAt(fallRows), [fallRows]);
  const course = useCourse(latest?.id ?? null, (fallRows + 1) * hopMs, root, marksAt);
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;

  // A ball stays on the board of its play until the end, even if another is selected.
  const board = latest && !course.isAtRest ? latest.choice : choice;
  const isOnBoard = latest?.choice.rows === board.rows && latest.choice.risk === board.risk;
  const multiplesBp = useMemo(() => multiplesOf(board), [multiplesOf, board]);
  const maximumPayout = mostOf(choice, amount);
  const recent = useMemo(
    () => revealed.map(({ id, multipleBp }) => ({ id, face: multiple(multipleBp) })),
    [revealed, multiple],
  );

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '1 / 1' }}
      showing={!course.isAtRest}
      last={shown && { ...shown, result: multiple(shown.multipleBp) }}
      recent={recent}
      screen={
        <PlinkoPicture
          rootRef={root}
          board={board}
          multiplesBp={multiplesBp}
          play={isOnBoard ? latest : null}
          course={course}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          detail={
            maximumPayout === null
              ? undefined
              : fill(messages.playFrame.possible, {
                  amount: money(maximumPayout, seat.game.currency),
                })
          }
          onPlay={(stake) => onPlay(choice, stake)}
        >
          <RiskChoice risk={choice.risk} onRiskChange={(risk) => setChoice({ ...choice, risk })}>
            <SizeChoice
              label={texts.rows}
              size={choice.rows}
              sizes={rowChoices}
              onSizeChange={(rows) => setChoice({ ...choice, rows })}
            />
          </RiskChoice>
        </StakePanel>
      }
    />
  );
}
