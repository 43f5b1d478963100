import { useMemo, useRef } from 'react';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { RiskChoice, SizeChoice } from '../play-frame/risk-choice.tsx';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useCourse } from '../play-frame/use-course.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isSized, isStake, useRemembered } from '../play-frame/use-remembered.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { clicksAt } from './wheel-angle.ts';
import { WheelPicture } from './wheel-picture.tsx';
import type { WheelChoice, WheelPlay } from './wheel.types.ts';

export interface WheelStageProps {
  seat: PlaySeat;
  /** Allowed numbers of segments. */
  sizes: readonly number[];
  /** Payouts of the segments of a wheel, clockwise, in basis points; the rules of the game. */
  multiplesOf: (choice: WheelChoice) => readonly number[];
  /** Maximum payout of a stake on a wheel, as decimal text; `null` without a stake. */
  mostOf: (choice: WheelChoice, amount: string | null) => string | null;
  /** Finished plays, newest first. The first is revealed with an animation. */
  plays: readonly WheelPlay[];
  onPlay: (choice: WheelChoice, amount: string) => void;
  className?: string | undefined;
}

/** Duration of a spin, in ms. @source ours */
const spinMs = 2_600;

/** The wheel game: segments, risk, stake, and one button. */
export function WheelStage(props: WheelStageProps) {
  const { seat, sizes, multiplesOf, mostOf, plays, onPlay, className } = props;
  const { messages, fill, multiple, money } = usePlayFormat();
  const texts = messages.wheel;
  const root = useRef<HTMLDivElement>(null);
  const [latest = null] = plays;
  const [amount, setAmount] = useRemembered(seat, 'stake', null, isStake);
  const [choice, setChoice] = useRemembered<WheelChoice>(
    seat,
    'choice',
    latest?.choice ?? { segments: sizes[1] ?? 0, risk: 'medium' },
    (value) => isSized(value, 'segments', sizes),
  );
  const course = useCourse(latest?.id ?? null, spinMs, root, clicksAt, 'click');
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;

  // A turning wheel is not replaced until it stops, even if another is selected.
  const wheel = latest && !course.isAtRest ? latest.choice : choice;
  const isOnWheel = latest?.choice.segments === wheel.segments && latest.choice.risk === wheel.risk;
  const multiplesBp = useMemo(() => multiplesOf(wheel), [multiplesOf, wheel]);
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
        <WheelPicture
          rootRef={root}
          wheel={wheel}
          multiplesBp={multiplesBp}
          play={isOnWheel ? latest : null}
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
              label={texts.segments}
              size={choice.segments}
              sizes={sizes}
              onSizeChange={(segments) => setChoice({ ...choice, segments })}
            />
          </RiskChoice>
        </StakePanel>
      }
    />
  );
}
