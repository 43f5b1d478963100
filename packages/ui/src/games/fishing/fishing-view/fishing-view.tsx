import { compareAmounts, scaleAmount } from '@lobi/formats';
import { memo, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { fill } from '../../../messages/fill.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';
import type { PlaySeat } from '../../play-frame/play-frame.types.ts';
import { StakePanel } from '../../play-frame/stake-panel.tsx';
import { isStake, useStoredState } from '../../play-frame/use-stored-state.ts';
import { usePlayFormat } from '../../play-frame/use-play-format.ts';
import type { FishingResult, FishingTarget, OtherShot } from '../fishing.types.ts';
import { PondStage } from '../pond/pond-stage.tsx';
import { fishingPayouts, FishingRules } from './fishing-about.tsx';
import {
  bossOf,
  chanceText,
  prizeRange,
  shotText,
  targetName,
  targetText,
} from './fishing-texts.ts';
import { OthersShots } from './others-shots.tsx';
import { TargetList } from './target-list.tsx';
import { useQueuedCast } from './use-queued-cast.ts';
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

/** Announcements of the aim, in ms: of fish that are passed quickly only the last is announced. */
const aimThrottle = { key: 'fishing-aim', throttleMs: 400 } as const;

/**
 * Fishing as a page: the pond, the list of targets, the stake as the power of the net, one button. One cast is
 * sent at a time; the next may be sent while the net of the last is still being lifted.
 */
export function FishingView({ seat, targets, seed, result, others, onPlay }: FishingViewProps) {
  const format = usePlayFormat();
  const { fishing } = format.messages;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [name, setName] = useStoredState(seat, 'target', result?.target ?? null, isName);
  const announce = useAnnounce();
  const [rested, setRested] = useState(result);
  // Set between frames, when the animation of the net has already finished.
  const rest = useCallback((shown: FishingResult) => startTransition(() => setRested(shown)), []);
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
  const target = targets.find((one) => one.name === name);
  const aim = useHandler((next: string) => {
    setName(next);
    const aimed = targets.find((one) => one.name === next);
    if (aimed) announce(targetText(aimed, format), aimThrottle);
  });
  // A cast acts as a press of the main button.
  const { isQueued, cast } = useQueuedCast(seat, `${name} ${amount}`, () =>
    form.current?.requestSubmit(),
  );
  const castAtTarget = useHandler(() => (target ? cast() : announce(fishing.choose)));
  const isSent = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isResting = result === null || result.id === rested?.id;
  return (
    <PlayFrame
      seat={{ ...seat, about }}
      showing={!isResting && !isSent}
      ratio={{ narrow: '5 / 3', wide: '16 / 10' }}
      screen={
        <S.Screen>
          <Pond
            seed={seed}
            fish={fish}
            target={target?.name ?? null}
            casting={isSent}
            queued={isQueued}
            result={result}
            others={others}
            boss={bossOf(targets)}
            onAim={aim}
            onCast={castAtTarget}
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
        rested
          ? {
              id: rested.id,
              amount: rested.stake,
              payout: rested.payout,
              jackpot: rested.jackpot,
              result: shotText(rested, format),
            }
          : null
      }
    />
  );

  function possible(aimed: FishingTarget, staked: string): string {
    const { currency } = seat.game;
    const [minimum, maximum] = prizeRange(aimed);
    const chance = fill(fishing.chance, { chance: chanceText(aimed.chance, format) });
    if (compareAmounts(staked, '0', currency) <= 0) return chance;
    return fill(minimum === maximum ? fishing.possible : fishing.possibleUpTo, {
      chance,
      amount: format.money(scaleAmount(staked, maximum, 10_000, currency), currency),
    });
  }
}
