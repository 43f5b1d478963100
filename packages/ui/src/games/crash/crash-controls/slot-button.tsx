import { useRef } from 'react';
import { fill } from '../../../messages/fill.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { KitLink } from '../../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { writeText } from '../../../primitives/write-text.ts';
import { usePlayFrame } from '../../play-frame/play-frame-context.ts';
import { useFrames } from '../../table/use-frames.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { CrashMoment } from '../crash-moment.ts';
import type { CrashRound, CrashSlot, MultipleAt } from '../crash.types.ts';
import { takeAmount, type SlotAction } from '../slot-facts.ts';
import * as S from './crash-controls.styles.ts';

export interface SlotButtonProps {
  slot: CrashSlot;
  action: SlotAction;
  round: CrashRound | null;
  kind: CrashMoment['kind'];
  multipleAt: MultipleAt;
  /** Multiples at which cash-out is possible, per 100. */
  bounds: { readonly minimum: number; readonly maximum: number };
  /** Stake entered for the next bet; `null` for none. */
  amount: string | null;
  canPlace: boolean;
}

/**
 * The button of a bet. It is the same element in every state, so that keyboard users cash out with the next
 * key press. While the round runs it shows the current return, updated with every frame without
 * announcements.
 */
export function SlotButton(props: SlotButtonProps) {
  const { slot, action, round, kind, multipleAt, bounds, amount, canPlace } = props;
  const { crash, playFrame } = useMessages();
  const seat = usePlayFrame();
  const { game, access, hasReadRules } = seat;
  const clock = seat.now ?? Date.now;
  const { money, multiple, number } = useTableFormat();
  const face = useRef<HTMLSpanElement>(null);
  const detail = useRef<HTMLElement>(null);
  const stake = 'amount' in slot ? slot.amount : (amount ?? '');

  const texts = (): readonly [string, string] => {
    if (action === 'take' && round) {
      const now = Math.min(bounds.maximum, multipleAt(clock() - round.closesAt));
      if (now < bounds.minimum) return [crash.waitStart, ''];
      const values = { multiple: multiple(now), stake: money(stake, game.currency) };
      return [
        fill(crash.take, { amount: money(takeAmount(stake, now, game.currency), game.currency) }),
        fill(crash.takeNote, values),
      ];
    }
    if (action === 'cancel') return [crash.cancelQueued, ''];
    if (slot.status === 'cashing') return [crash.taking, ''];
    if (slot.status === 'placing' || slot.status === 'unknown') {
      return [fill(crash.placing, { amount: money(stake, game.currency) }), ''];
    }
    if (action === 'none') return [crash.waitStart, ''];
    if (!hasReadRules) return [playFrame.faceRules, ''];
    if (amount === null || amount === '') return [crash.placeEmpty, ''];
    return [
      fill(crash.place, { amount: money(amount, game.currency) }),
      kind === 'betting' && round
        ? fill(crash.forRound, { number: number(round.number) })
        : crash.forNext,
    ];
  };
  useFrames(action === 'take', () => {
    const [main, small] = texts();
    writeText(face.current, main);
    writeText(detail.current, small);
  });

  if (access === 'guest') {
    return seat.loginHref === undefined ? (
      <S.Hint>{playFrame.guest}</S.Hint>
    ) : (
      <Button size="lg" fullWidth render={<KitLink href={seat.loginHref} />}>
        {playFrame.guest}
      </Button>
    );
  }
  const isDisabled = action === 'none' || (action === 'place' && hasReadRules && !canPlace);
  return (
    <S.Take
      type="submit"
      className="lobi-CrashControls-button"
      data-action={action}
      aria-disabled={isDisabled}
      aria-busy={['placing', 'unknown', 'cashing'].includes(slot.status) || undefined}
    >
      <S.Face>
        <span ref={face} />
        <small ref={detail} />
      </S.Face>
    </S.Take>
  );
}
