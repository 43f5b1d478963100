import { compareAmounts, scaleAmount } from '@lobi/formats';
import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';
import type { PlaySeat } from '../../play-frame/play-frame.types.ts';
import { StakePanel } from '../../play-frame/stake-panel.tsx';
import { isStake, useRemembered } from '../../play-frame/use-remembered.ts';
import { usePlayFormat } from '../../play-frame/use-play-format.ts';
import type { FishingResult, FishingTarget, OtherShot } from '../fishing.types.ts';
import { PondStage } from '../pond/pond-stage.tsx';
import { fishingPayouts, FishingRules } from './fishing-about.tsx';
import { bossOf, chanceText, prizeRange, shotText, targetName } from './fishing-texts.ts';
import { OthersShots } from './others-shots.tsx';
import { TargetList } from './target-list.tsx';
import * as S from './others-shots.styles.ts';

export interface FishingViewProps {
  /** Seat of the player, whose rules and pay table are derived from the targets. */
  seat: Omit<PlaySeat, 'about'> & {
    readonly about: Omit<PlaySeat['about'], 'rules' | 'payouts'>;
  };
  targets: readonly FishingTarget[];
  /** Seed of the fish's paths; it does not affect results. */
  seed: string;
  /** The last cast; `null` before the first. */
  result: FishingResult | null;
  /** Shots of other players since the pond was opened, oldest first; default none. */
  others?: readonly OtherShot[] | undefined;
  onPlay: (amount: string, target: string) => void;
}

// Memoized: typing a stake does not render pond and targets again.
const Pond = memo(PondStage);
const Targets = memo(TargetList);

const isName = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

/** Whether the result is still being animated; no play is possible until then. */
const showing = { status: 'playing' } as const;

/** Fishing as a page: the pond, the list of targets, the stake as the power of the net, one button. */
export function FishingView({ seat, targets, seed, result, others, onPlay }: FishingViewProps) {
  const format = usePlayFormat();
  const { fishing } = format.messages;
  const [amount, setAmount] = useRemembered(seat, 'stake', null, isStake);
  const [name, setName] = useRemembered(seat, 'target', result?.target ?? null, isName);
  const [restedId, setRestedId] = useState(result?.id ?? null);
  // Set between frames, when the animation of the net has already finished.
  const rest = useCallback((id: string) => startTransition(() => setRestedId(id)), []);
  const rules = useMemo(
    () => ({
      rules: <FishingRules targets={targets} format={format} />,
      payouts: fishingPayouts(targets, format),
    }),
    [targets, format],
  );
  const about = useMemo(() => ({ ...seat.about, ...rules }), [seat.about, rules]);
  const fish = useMemo(() => targets.map(({ name: key }) => key), [targets]);
  const form = useRef<HTMLFormElement>(null);
  // A press on the target that is already aimed at acts as a press of the main button.
  const aim = useHandler((next: string) =>
    next === name ? form.current?.requestSubmit() : setName(next),
  );
  const target = targets.find((one) => one.name === name);
  const isSent = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isResting = result === null || result.id === restedId;
  return (
    <PlayFrame
      seat={{
        ...seat,
        about,
        state: !isResting && !isSent ? showing : seat.state,
      }}
      ratio={{ narrow: '5 / 3', wide: '16 / 10' }}
      screen={
        <S.Screen>
          <Pond
            seed={seed}
            fish={fish}
            target={target?.name ?? null}
            casting={isSent}
            result={result}
            others={others}
            boss={bossOf(targets)}
            onAim={aim}
            onRest={rest}
          />
          {others && <OthersShots shots={others} />}
        </S.Screen>
      }
      controls={
        <StakePanel
          formRef={form}
          amount={amount}
          onAmountChange={setAmount}
          verb={target ? fill(fishing.cast, { name: targetName(format, target.name) }) : ''}
          choiceMissing={target ? undefined : fishing.choose}
          detail={target && amount !== null ? possible(target, amount) : undefined}
          onPlay={(staked) => target && onPlay(staked, target.name)}
        >
          <Targets targets={targets} value={target?.name ?? null} onValueChange={setName} />
        </StakePanel>
      }
      last={
        result && isResting && !isSent
          ? {
              id: result.id,
              amount: result.stake,
              payout: result.payout,
              jackpot: result.jackpot,
              result: shotText(result, format),
            }
          : null
      }
    />
  );

  function possible(aimed: FishingTarget, staked: string): string {
    const { currency } = seat.game;
    const [least, most] = prizeRange(aimed);
    const chance = fill(fishing.chance, { chance: chanceText(aimed.chance, format) });
    if (compareAmounts(staked, '0', currency) <= 0) return chance;
    return fill(least === most ? fishing.possible : fishing.possibleUpTo, {
      chance,
      amount: format.money(scaleAmount(staked, most, 10_000, currency), currency),
    });
  }
}
