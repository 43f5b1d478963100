import { useMemo, useRef, type ReactNode, type Ref } from 'react';
import type { Cue } from '../../primitives/sound/cues.ts';
import { PlayFrame } from './play-frame.tsx';
import type { PlayedOnce, PlaySeat } from './play-frame.types.ts';
import { RiskChoice, SizeChoice, type PlayRisk } from './risk-choice.tsx';
import { StakePanel } from './stake-panel.tsx';
import { useAnimationProgress, type Course } from './use-animation-progress.ts';
import { usePlayFormat } from './use-play-format.ts';
import { isSized, isStake, useStoredState } from './use-stored-state.ts';
import { useRevealedPlays } from './use-revealed-plays.ts';

/** A risk and a size, which has its own name in each game. */
type SizedChoice<Size extends string> = { readonly [Name in Size]: number } & {
  readonly risk: PlayRisk;
};

interface SizedPlay<Size extends string> extends Omit<PlayedOnce, 'result'> {
  readonly choice: SizedChoice<Size>;
  readonly multipleBp: number;
}

/** Animation of a play, by the size of its board. */
export interface StageMotion {
  readonly durationMs: (size: number) => number;
  /** Progress values at which a sound is played, in ascending order. */
  readonly marksAt: (size: number) => readonly number[];
  readonly markCue?: Cue;
}

interface SizedStageProps<Size extends string, Play extends SizedPlay<Size>> {
  seat: PlaySeat;
  /** Name of the size in a choice. */
  size: Size;
  sizeLabel: string;
  sizes: readonly number[];
  /** Size before the first play. */
  initialSize: number | undefined;
  multiplesOf: (choice: SizedChoice<Size>) => readonly number[];
  maximumPayoutOf: (choice: SizedChoice<Size>, amount: string | null) => string | null;
  plays: readonly Play[];
  onPlay: (choice: SizedChoice<Size>, amount: string) => void;
  verb: string;
  motion: StageMotion;
  Picture: (props: {
    readonly rootRef: Ref<HTMLDivElement>;
    readonly board: SizedChoice<Size>;
    readonly multiplesBp: readonly number[];
    /** The latest play, if it is on this board. */
    readonly play: Play | null;
    readonly course: Course;
  }) => ReactNode;
  className?: string | undefined;
}

/** Stage of a game whose payouts depend on a size and a risk: picture, both choices, stake, one button. */
export function SizedStage<Size extends string, Play extends SizedPlay<Size>>(
  props: SizedStageProps<Size, Play>,
) {
  const { seat, size, sizes, multiplesOf, maximumPayoutOf, plays, onPlay, motion, Picture } = props;
  const { messages, fill, multiple, money } = usePlayFormat();
  const root = useRef<HTMLDivElement>(null);
  const [latest = null] = plays;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const first = { [size]: props.initialSize ?? 0, risk: 'medium' } as SizedChoice<Size>;
  const [choice, setChoice] = useStoredState<SizedChoice<Size>>(
    seat,
    'choice',
    latest?.choice ?? first,
    (value) => isSized(value, size, sizes),
  );
  const playedSize = latest?.choice[size] ?? 0;
  const { durationMs, marksAt, markCue } = motion;
  const marks = useMemo(() => marksAt(playedSize), [marksAt, playedSize]);
  const course = useAnimationProgress(
    latest?.id ?? null,
    durationMs(playedSize),
    root,
    marks,
    markCue,
  );
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;

  // A running play keeps its board until the end, even if another is selected.
  const board = latest && !course.isAtRest ? latest.choice : choice;
  const isOnBoard = latest?.choice[size] === board[size] && latest.choice.risk === board.risk;
  const multiplesBp = useMemo(() => multiplesOf(board), [multiplesOf, board]);
  const maximumPayout = maximumPayoutOf(choice, amount);
  const recent = useMemo(
    () => revealed.map(({ id, multipleBp }) => ({ id, face: multiple(multipleBp) })),
    [revealed, multiple],
  );

  return (
    <PlayFrame
      seat={seat}
      className={props.className}
      ratio={{ narrow: '1 / 1' }}
      showing={!course.isAtRest}
      last={shown && { ...shown, result: multiple(shown.multipleBp) }}
      recent={recent}
      screen={
        <Picture
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
          verb={props.verb}
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
              label={props.sizeLabel}
              size={choice[size]}
              sizes={sizes}
              onSizeChange={(next) => setChoice({ ...choice, [size]: next })}
            />
          </RiskChoice>
        </StakePanel>
      }
    />
  );
}
