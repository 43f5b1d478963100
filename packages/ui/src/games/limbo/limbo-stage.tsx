import { useRef, useState } from 'react';
import { Lantern } from '../../components/lantern/lantern.tsx';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { Ground } from '../play-frame/ground.tsx';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { Quick } from '../play-frame/quick.styles.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useCourse } from '../play-frame/use-course.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { countedBp, heightOf, isLimboTarget } from './limbo-count.ts';
import type { LimboPlay, LimboTargets, LimboTerms } from './limbo.types.ts';
import * as S from './limbo-stage.styles.ts';

export interface LimboStageProps {
  seat: PlaySeat;
  /** Targets that may be chosen. */
  targets: LimboTargets;
  /** What a target is worth; the rules of the game, which are not the kit's. */
  termsOf: (targetBp: number, amount: string | null) => LimboTerms;
  /** Plays that are over, newest first. The first is shown as it comes to rest. */
  plays: readonly LimboPlay[];
  onPlay: (targetBp: number, amount: string) => void;
  className?: string | undefined;
}

/** How long a number takes to come to rest, in ms. @source ours */
const countMs = 1_100;

const quickTargets = [15_000, 20_000, 50_000, 100_000] as const;

/** Bets that a multiple reaches a target: the target, what it is worth, and one button. */
export function LimboStage({ seat, targets, termsOf, plays, onPlay, className }: LimboStageProps) {
  const { messages, fill, multiple, percent, money } = usePlayFormat();
  const words = messages.limbo;
  const frame = messages.playFrame;
  const root = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useState<string | null>(null);
  const [targetBp, setTargetBp] = useState<number | null>(20_000);
  const [latest = null] = plays;
  const course = useCourse(latest?.id ?? null, countMs, root);
  const isAtRest = course === 1;
  const told = isAtRest ? plays : plays.slice(1);
  const [shown = null] = told;

  const isValid = isLimboTarget(targetBp, targets);
  const terms = isValid ? termsOf(targetBp, amount) : null;
  const { currency } = seat.game;
  const payout =
    terms?.payout === null || terms === null ? undefined : money(terms.payout, currency);
  const counted = latest ? countedBp(latest.resultBp, course) : 10_000;

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '3 / 2' }}
      last={shown && { ...shown, result: multiple(shown.resultBp) }}
      recent={told.map(({ id, resultBp }) => ({ id, face: multiple(resultBp) }))}
      screen={
        <S.Screen
          ref={root}
          style={{
            ['--height' as string]: heightOf(counted),
            ['--goal' as string]: heightOf(targetBp ?? 10_000),
          }}
        >
          <Ground />
          <S.Goal aria-hidden="true">
            <span>{isValid ? fill(words.goal, { multiple: multiple(targetBp) }) : '–'}</span>
          </S.Goal>
          <S.Flight aria-hidden="true">
            <svg viewBox="-60 -74 120 148">
              <Lantern
                lit={!latest || !isAtRest || latest.won}
                halo={!latest || !isAtRest || latest.won}
                cord={0}
              />
            </svg>
          </S.Flight>
          <S.Count
            aria-hidden="true"
            dir="ltr"
            className="lobi-LimboStage-count"
            data-won={latest && isAtRest ? latest.won : undefined}
          >
            {multiple(counted)}
          </S.Count>
        </S.Screen>
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={words.verb}
          choiceMissing={isValid ? undefined : words.targetMissing}
          detail={payout === undefined ? undefined : fill(frame.possible, { amount: payout })}
          onPlay={(stake) => isValid && onPlay(targetBp, stake)}
        >
          <NumberField
            label={words.target}
            labelEnd={terms ? `${frame.chance} ${percent(terms.chanceBp)}` : undefined}
            value={targetBp === null ? null : targetBp / 10_000}
            onValueChange={(times) =>
              setTargetBp(times === null ? null : Math.round(times * 100) * 100)
            }
            min={targets.leastBp / 10_000}
            max={targets.mostBp / 10_000}
            step={0.1}
            suffix="×"
            format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
          />
          <Quick role="group" aria-label={words.quick}>
            {quickTargets.map((quick) => (
              <button
                key={quick}
                type="button"
                aria-pressed={quick === targetBp}
                onClick={() => setTargetBp(quick)}
              >
                {multiple(quick)}
              </button>
            ))}
          </Quick>
        </StakePanel>
      }
    />
  );
}
