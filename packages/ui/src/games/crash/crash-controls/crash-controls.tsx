import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import { usePlayFrame } from '../../play-frame/play-frame-context.ts';
import type {
  CrashBetRequest,
  CrashRound,
  CrashSlotName,
  CrashSlots,
  MultipleAt,
} from '../crash.types.ts';
import { useCrashKind } from '../use-crash-kind.ts';
import { CrashPanel } from './crash-panel.tsx';
import * as S from './crash-controls.styles.ts';

export interface CrashControlsProps {
  /** The current round; `null` before the first. */
  round: CrashRound | null;
  multipleAt: MultipleAt;
  slots: CrashSlots;
  /** Multiples for automatic cash-out, per 100. */
  autoBounds: { readonly minimum: number; readonly maximum: number };
  onPlace: (slot: CrashSlotName, bet: CrashBetRequest) => void;
  /** Cancels a queued bet. */
  onCancel: (slot: CrashSlotName) => void;
  onCashOut: (slot: CrashSlotName) => void;
  className?: string | undefined;
}

const names: readonly CrashSlotName[] = ['A', 'B'];

/** The bets of a player; the second is collapsed on a phone. Inside `PlayFrame`. */
export function CrashControls({
  round,
  multipleAt,
  slots,
  autoBounds,
  onPlace,
  onCancel,
  onCashOut,
  className,
}: CrashControlsProps) {
  const { crash } = useMessages();
  const { now = Date.now } = usePlayFrame();
  const kind = useCrashKind(round, now);
  const place = useHandler(onPlace);
  const cancel = useHandler(onCancel);
  const cashOut = useHandler(onCashOut);
  return (
    <S.Root
      role="group"
      className={slotClass('CrashControls', 'root', className)}
      aria-label={crash.controls}
    >
      {names.map((name) => {
        const slot = slots[name];
        return (
          slot && (
            <CrashPanel
              key={name}
              name={name}
              slot={slot}
              round={round}
              kind={kind}
              multipleAt={multipleAt}
              autoBounds={autoBounds}
              foldable={name === 'B'}
              onPlace={place}
              onCancel={cancel}
              onCashOut={cashOut}
            />
          )
        );
      })}
    </S.Root>
  );
}
