import { useMemo, useRef } from 'react';
import { pacedMs } from '../play-frame/paced-ms.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useAnimationProgress } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isStake, isWhole, useStoredState } from '../play-frame/use-stored-state.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { LimboControls } from './limbo-controls.tsx';
import { isLimboTarget } from './limbo-count.ts';
import { LimboPicture } from './limbo-picture.tsx';
import type { LimboPlay, LimboTargets, LimboTerms } from './limbo.types.ts';

export interface LimboStageProps {
  seat: PlaySeat;
  /** Allowed targets. */
  targets: LimboTargets;
  /** Calculates the payout of a target; the rules of the game are not part of the kit. */
  termsOf: (targetBp: number, amount: string | null) => LimboTerms;
  /** Finished plays, newest first. The first is revealed with an animation. */
  plays: readonly LimboPlay[];
  onPlay: (targetBp: number, amount: string) => void;
  className?: string | undefined;
}

/** Duration of the animation of a number at a slow pace, in ms. @source ours */
const countMs = 1_100;

/** Limbo: bets that a multiple reaches a target, with the target, the terms, and one button. */
export function LimboStage({ seat, targets, termsOf, plays, onPlay, className }: LimboStageProps) {
  const { messages, fill, multiple, money } = usePlayFormat();
  const texts = messages.limbo;
  const frame = messages.playFrame;
  const root = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [targetBp, setTargetBp] = useStoredState(seat, 'target', 20_000, isWhole);
  const [latest = null] = plays;
  const course = useAnimationProgress(
    latest?.id ?? null,
    pacedMs(countMs, seat.game.minimumCycleMs),
    root,
  );
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;

  const isValid = isLimboTarget(targetBp, targets);
  const terms = isValid ? termsOf(targetBp, amount) : null;
  const { currency } = seat.game;
  const payout =
    terms?.payout === null || terms === null ? undefined : money(terms.payout, currency);

  const recent = useMemo(
    () => revealed.map(({ id, resultBp }) => ({ id, face: multiple(resultBp) })),
    [revealed, multiple],
  );

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '3 / 2' }}
      showing={!course.isAtRest}
      last={shown && { ...shown, result: multiple(shown.resultBp) }}
      recent={recent}
      screen={
        <LimboPicture
          rootRef={root}
          targetBp={targetBp}
          isValid={isValid}
          targets={targets}
          chanceBp={terms && terms.chanceBp}
          onTargetChange={setTargetBp}
          play={latest}
          course={course}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          choiceMissing={isValid ? undefined : texts.targetMissing}
          detail={payout === undefined ? undefined : fill(frame.possible, { amount: payout })}
          onPlay={(stake) => isValid && onPlay(targetBp, stake)}
        >
          <LimboControls
            targetBp={targetBp}
            targets={targets}
            chanceBp={terms && terms.chanceBp}
            onTargetChange={setTargetBp}
          />
        </StakePanel>
      }
    />
  );
}
