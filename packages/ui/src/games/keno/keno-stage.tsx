import { useId, useMemo, useRef, useState } from 'react';
import { useHandler } from '../../primitives/use-handler.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { Quick } from '../play-frame/quick.styles.ts';
import { RiskChoice, type PlayRisk } from '../play-frame/risk-choice.tsx';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useAnimationProgress } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isRisk, isStake, useStoredState } from '../play-frame/use-stored-state.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { areNumbers, maximumNumbers, randomNumbers, toggled } from './keno-board.ts';
import { KenoPicture } from './keno-picture.tsx';
import type { KenoChoice, KenoPlay } from './keno.types.ts';

export interface KenoStageProps {
  seat: PlaySeat;
  /** Payout by number of hits, from none to all, in basis points; the rules of the game. */
  multiplesOf: (choice: KenoChoice) => readonly number[];
  /** Maximum payout of a stake, as decimal text; `null` without a stake. */
  maximumPayoutOf: (choice: KenoChoice, amount: string | null) => string | null;
  /** Finished plays, newest first. The first is revealed number by number. */
  plays: readonly KenoPlay[];
  onPlay: (choice: KenoChoice, amount: string) => void;
  className?: string | undefined;
}

const none: readonly number[] = [];

/** Interval between two numbers, in ms. @source ours */
const numberMs = 150;

/** Shares of a draw at which a number appears. */
const marksAt = Array.from({ length: 10 }, (_, index) => (index + 1) / 10);

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number) => other.includes(number));

/** Keno: board, payouts, stake, and one button. */
export function KenoStage(props: KenoStageProps) {
  const { seat, multiplesOf, maximumPayoutOf, plays, onPlay, className } = props;
  const { messages, fill, money, multiple, number } = usePlayFormat();
  const texts = messages.keno;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [latest = null] = plays;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [risk, setRisk] = useStoredState<PlayRisk>(
    seat,
    'risk',
    latest?.choice.risk ?? 'medium',
    isRisk,
  );
  const [numbers, setNumbers] = useStoredState<readonly number[]>(
    seat,
    'numbers',
    latest?.choice.numbers ?? none,
    areNumbers,
  );
  const choice = useMemo((): KenoChoice => ({ numbers, risk }), [numbers, risk]);
  const course = useAnimationProgress(latest?.id ?? null, marksAt.length * numberMs, root, marksAt);
  const { isAtRest } = course;
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isBlocked = isBusy || !isAtRest;
  const [isShownOn, setIsShownOn] = useState(true);

  // A draw is shown with its picks until others are selected.
  const isOnBoard =
    latest !== null && (!isAtRest || (isShownOn && sameNumbers(latest.choice.numbers, numbers)));
  const onBoard = isOnBoard ? latest.choice : choice;
  const multiplesBp = useMemo(
    () => (onBoard.numbers.length === 0 ? none : multiplesOf(onBoard)),
    [multiplesOf, onBoard],
  );
  const maximumPayout = numbers.length === 0 ? null : maximumPayoutOf(choice, amount);
  const choose = (next: readonly number[]): void => {
    setIsShownOn(false);
    setNumbers(next);
  };
  const press = useHandler((pressed: number) => choose(toggled(numbers, pressed)));
  const recent = useMemo(
    () =>
      revealed.map(({ id: playId, multipleBp }) => ({ id: playId, face: multiple(multipleBp) })),
    [revealed, multiple],
  );

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '10 / 9', wide: '16 / 11' }}
      showing={!isAtRest}
      last={
        shown && {
          ...shown,
          result: fill(texts.result, {
            hits: number(shown.hits),
            count: number(shown.choice.numbers.length),
          }),
        }
      }
      recent={recent}
      screen={
        <KenoPicture
          screenRef={root}
          chosen={onBoard.numbers}
          drawn={isOnBoard ? latest.drawn : none}
          isAtRest={isAtRest}
          draw={course.draw}
          multiplesBp={multiplesBp}
          isBlocked={isBlocked}
          onPress={press}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          choiceMissing={
            numbers.length === 0
              ? fill(texts.missing, { maximum: number(maximumNumbers) })
              : undefined
          }
          detail={
            maximumPayout === null
              ? undefined
              : fill(messages.playFrame.possible, {
                  amount: money(maximumPayout, seat.game.currency),
                })
          }
          onPlay={(stake) => {
            setIsShownOn(true);
            onPlay(choice, stake);
          }}
        >
          <RiskChoice risk={risk} onRiskChange={setRisk}>
            <span id={id}>{texts.numbers}</span>
            <Quick role="group" aria-labelledby={id}>
              <button type="button" disabled={isBlocked} onClick={() => choose(randomNumbers())}>
                {texts.quick}
              </button>
              <button
                type="button"
                disabled={isBlocked || numbers.length === 0}
                onClick={() => choose(none)}
              >
                {texts.clear}
              </button>
            </Quick>
          </RiskChoice>
        </StakePanel>
      }
    />
  );
}
