import { sumAmounts } from '@lobi/formats';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { isStake, useStoredState } from '../../play-frame/use-stored-state.ts';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';
import type { PlayedOnce, PlaySeat } from '../../play-frame/play-frame.types.ts';
import { StakePanel } from '../../play-frame/stake-panel.tsx';
import type { SlotSkin } from '../skins/slot-skin.ts';
import { SlotReels } from '../slot-reels/slot-reels.tsx';
import type { SpinSpeech } from '../slot-reels/spin-texts.ts';
import type { SpinShow } from '../slot-reels/use-spin-show.ts';
import type { SlotMachineData, SlotResult } from '../slots.types.ts';
import { slotPayouts, SlotRules } from './slot-about.tsx';
import { SpinList } from './spin-list.tsx';

export interface SlotsViewProps {
  /** Seat of the player; its rules and pay table are derived from the machine. */
  seat: Omit<PlaySeat, 'about'> & {
    readonly about: Omit<PlaySeat['about'], 'rules' | 'payouts'>;
  };
  machine: SlotMachineData;
  skin: SlotSkin;
  /** The last play; `null` before the first. */
  result: SlotResult | null;
  onPlay: (amount: string) => void;
}

/** Whether the result is still being animated; no play is possible until then. */
const showing = { status: 'playing' } as const;

/** Describes a play on one line: the payout of the spins, and a jackpot. */
const playedOnce = ({ id, stake, payout, jackpot, currency }: SlotResult): PlayedOnce => ({
  id,
  amount: stake,
  payout: jackpot === undefined ? payout : sumAmounts([payout, jackpot], currency),
  jackpot,
});

/** Returns whether a play has more details than fit below its window. */
const hasMore = ({ spins }: SlotResult): boolean =>
  spins.length > 1 || (spins[0]?.lines.length ?? 0) > 1 || spins[0]?.feature !== undefined;

// Memoized: typing a stake does not render the reels again.
const Reels = memo(SlotReels);

/** A slot machine as a page: reels, stake, one button, and the payout of each spin. */
export function SlotsView({ seat, machine, skin, result, onPlay }: SlotsViewProps) {
  const { locale, messages } = useKit();
  const speech = useMemo<SpinSpeech>(
    () => ({ texts: messages.slots, locale, machine, skin }),
    [messages, locale, machine, skin],
  );
  const rules = useMemo(
    () => ({ rules: <SlotRules speech={speech} />, payouts: slotPayouts(speech) }),
    [speech],
  );
  const about = useMemo(() => ({ ...seat.about, ...rules }), [seat.about, rules]);
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [show, setShow] = useState<SpinShow>();
  const follow = useCallback((next: SpinShow) => startTransition(() => setShow(next)), []);
  const [look, setLook] = useState<{ readonly id: string; readonly step: number }>();
  const isSent = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isResting = result !== null && show?.id === result.id && show.isOver;
  const isBusy = isSent || (result !== null && show !== undefined && !isResting);
  const looking = look && look.id === result?.id ? look.step : undefined;
  return (
    <PlayFrame
      paysBeside
      seat={{
        ...seat,
        about,
        state: isBusy && !isSent ? showing : seat.state,
      }}
      ratio={{ narrow: machine.reels.length > 3 ? '10 / 9' : '1 / 1', wide: '16 / 11' }}
      screen={
        <Reels
          machine={machine}
          skin={skin}
          result={result}
          spinning={isSent}
          looking={looking}
          onShow={follow}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={messages.slots.spin}
          onPlay={onPlay}
        />
      }
      info={
        isResting && !isBusy && hasMore(result) ? (
          <SpinList
            speech={speech}
            result={result}
            looking={show.step}
            onLook={(step) => setLook({ id: result.id, step })}
          />
        ) : undefined
      }
      last={isResting && !isSent ? playedOnce(result) : null}
    />
  );
}
