import { useMemo, useRef } from 'react';
import { pacedMs } from '../play-frame/paced-ms.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { Facts } from '../play-frame/stake-panel.styles.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useAnimationProgress } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isStake, isWhole, useStoredState } from '../play-frame/use-stored-state.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { DiceControls } from './dice-controls.tsx';
import { DicePicture } from './dice-picture.tsx';
import { isTarget } from './dice-target.ts';
import type { DiceChoice, DicePlay, DiceTargets, DiceTerms } from './dice.types.ts';
import * as S from './dice-stage.styles.ts';

export interface DiceStageProps {
  seat: PlaySeat;
  /** Allowed targets. */
  targets: DiceTargets;
  /** Calculates the payout of a choice; the rules of the game are not part of the kit. */
  termsOf: (choice: DiceChoice, amount: string | null) => DiceTerms;
  /** Finished plays, newest first. The first is revealed with an animation. */
  plays: readonly DicePlay[];
  onPlay: (choice: DiceChoice, amount: string) => void;
  className?: string | undefined;
}

const isDirection = (value: unknown): value is DiceChoice['direction'] =>
  value === 'under' || value === 'over';

/** Duration of a roll at a slow pace, in ms. @source ours */
const rollMs = 900;
/** It plays once, from its start. */
const startsAt: readonly number[] = [0];

/** Dice: bets that a roll is below or above a target, with a slider, the terms, and one button. */
export function DiceStage({ seat, targets, termsOf, plays, onPlay, className }: DiceStageProps) {
  const { messages, fill, hundredths, multiple, percent, money } = usePlayFormat();
  const texts = messages.dice;
  const frame = messages.playFrame;
  const root = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [direction, setDirection] = useStoredState(seat, 'direction', 'under', isDirection);
  const [target, setTarget] = useStoredState(seat, 'target', 5_000, isWhole);
  const [latest = null] = plays;
  const durationMs = pacedMs(rollMs, seat.game.minimumCycleMs);
  const course = useAnimationProgress(latest?.id ?? null, durationMs, root, startsAt, 'roll');
  const revealed = useRevealedPlays(plays, course);
  const [shown = null] = revealed;

  const choice = useMemo(() => ({ direction, target: target ?? 0 }), [direction, target]);
  const isValid = target !== null && isTarget(choice, targets);
  const terms = isValid ? termsOf(choice, amount) : null;
  const { currency } = seat.game;
  const payout =
    terms?.payout === null || terms === null ? undefined : money(terms.payout, currency);
  const goal = fill(texts[direction], { target: hundredths(choice.target) });

  const recent = useMemo(
    () => revealed.map(({ id, roll }) => ({ id, face: hundredths(roll) })),
    [revealed, hundredths],
  );

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '3 / 2' }}
      showing={!course.isAtRest}
      last={shown && { ...shown, result: hundredths(shown.roll) }}
      recent={recent}
      screen={
        <S.Screen ref={root}>
          <DicePicture
            choice={choice}
            targets={targets}
            play={latest}
            course={course}
            label={`${goal}${terms ? ` · ${percent(terms.chanceBp)}` : ''}`}
            onTargetChange={setTarget}
          />
        </S.Screen>
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          choiceMissing={isValid ? undefined : texts.targetMissing}
          detail={payout === undefined ? undefined : fill(frame.possible, { amount: payout })}
          onPlay={(stake) => onPlay(choice, stake)}
        >
          <DiceControls
            direction={direction}
            target={target}
            targets={targets}
            onDirectionChange={setDirection}
            onTargetChange={setTarget}
          />
          <Facts>
            <div>
              <dt>{frame.chance}</dt>
              <dd>{terms ? percent(terms.chanceBp) : '–'}</dd>
            </div>
            <div>
              <dt>{frame.multiple}</dt>
              <dd>{terms ? multiple(terms.multipleBp) : '–'}</dd>
            </div>
            <div>
              <dt>{frame.payout}</dt>
              <dd>{payout ?? '–'}</dd>
            </div>
          </Facts>
        </StakePanel>
      }
    />
  );
}
