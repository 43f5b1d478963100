import { useEffect, useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { usePlayFrame } from '../../play-frame/play-frame-context.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { CrashMoment } from '../crash-moment.ts';
import type { CrashSlot, CrashSlotName } from '../crash.types.ts';
import * as S from './crash-controls.styles.ts';

export interface SlotNoteProps {
  name: CrashSlotName;
  slot: CrashSlot;
  kind: CrashMoment['kind'];
  currency: string;
}

/** Outcome or status of a bet, as a sentence; a cash-out is announced. */
export function SlotNote({ name, slot, kind, currency }: SlotNoteProps) {
  const { crash, playFrame } = useMessages();
  const { money, multiple } = useTableFormat();
  const seat = usePlayFrame();
  const announce = useAnnounce();
  const before = useRef(slot.status);
  const taken =
    slot.status === 'cashed'
      ? { multiple: multiple(slot.multiplier), amount: money(slot.payout, currency) }
      : undefined;
  useEffect(() => {
    const isNew = before.current !== slot.status;
    before.current = slot.status;
    if (isNew && taken) announce(fill(crash.announceCashed, { slot: name, ...taken }));
  });

  if (slot.message !== undefined) {
    return (
      <S.Hint role="alert" data-tone="danger">
        {slot.message}
      </S.Hint>
    );
  }
  if (seat.isStale) return <S.Hint>{playFrame.hintStale}</S.Hint>;
  if (seat.access === 'viewer') return <S.Hint>{playFrame.hintViewer}</S.Hint>;
  if (slot.status === 'cashed' && taken) {
    return <S.Hint data-tone="success">{fill(crash.cashed, taken)}</S.Hint>;
  }
  if (slot.status === 'unknown' || seat.state.status === 'unknown')
    return <S.Hint role="status">{playFrame.unknown}</S.Hint>;
  if (slot.status === 'lost' || slot.status === 'refunded') {
    return <S.Hint>{fill(crash[slot.status], { amount: money(slot.amount, currency) })}</S.Hint>;
  }
  if (slot.status === 'queued') return <S.Hint>{crash.queued}</S.Hint>;
  if (slot.status === 'in' && kind === 'betting') return <S.Hint>{crash.takeWhenFlying}</S.Hint>;
  return null;
}
