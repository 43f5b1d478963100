import { mdiChevronDown } from '@mdi/js';
import { memo, useId, useRef, useState, type FormEvent } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { Switch } from '../../../components/switch/switch.tsx';
import { fill } from '../../../messages/fill.ts';
import { Badge } from '../../../primitives/badge/badge.tsx';
import { flag } from '../../../primitives/flag.ts';
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { usePlayFrame } from '../../play-frame/play-frame-context.ts';
import { stakeProblem } from '../../play-frame/play-block.ts';
import { PlayStake } from '../../play-frame/play-stake.tsx';
import { isStake, useStoredState } from '../../play-frame/use-stored-state.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { CrashMoment } from '../crash-moment.ts';
import type {
  CrashBetRequest,
  CrashRound,
  CrashSlot,
  CrashSlotName,
  MultipleAt,
} from '../crash.types.ts';
import { isFree, slotAction } from '../slot-facts.ts';
import { slotLook } from './slot-look.ts';
import { SlotButton } from './slot-button.tsx';
import { SlotNote } from './slot-note.tsx';
import * as S from './crash-controls.styles.ts';

export interface CrashPanelProps {
  name: CrashSlotName;
  slot: CrashSlot;
  round: CrashRound | null;
  kind: CrashMoment['kind'];
  multipleAt: MultipleAt;
  /** Multiples for automatic cash-out, per 100. */
  autoBounds: { readonly minimum: number; readonly maximum: number };
  /** Collapsed on a phone until it is opened or has a bet. */
  foldable?: boolean | undefined;
  onPlace: (slot: CrashSlotName, bet: CrashBetRequest) => void;
  onCancel: (slot: CrashSlotName) => void;
  onCashOut: (slot: CrashSlotName) => void;
}

/** Initial multiple of the automatic cash-out, per 100, when the player turns it on. */
const usualAuto = 200;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isMultiple = (value: unknown): value is number | null =>
  value === null || Number.isFinite(value);

/**
 * One bet: stake, automatic cash-out and one button, which keeps its position and the focus while the
 * bet is placed, running and cashed out.
 */
export const CrashPanel = memo(function CrashPanel({
  name,
  slot,
  round,
  kind,
  multipleAt,
  autoBounds,
  foldable = false,
  onPlace,
  onCancel,
  onCashOut,
}: CrashPanelProps) {
  const { crash } = useMessages();
  const { money, multiple } = useTableFormat();
  const seat = usePlayFrame();
  const { game, balance, access, hasReadRules } = seat;
  const clock = seat.now ?? Date.now;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useStoredState(seat, `stake-${name}`, null, isStake);
  const [isAuto, setIsAuto] = useStoredState(seat, `is-auto-${name}`, false, isFlag);
  const [auto, setAuto] = useStoredState(seat, `auto-${name}`, usualAuto / 100, isMultiple);
  const [isOpen, setIsOpen] = useState(false);

  const isBusy = !isFree(slot);
  const isFolded = foldable && !isOpen && !isBusy;
  const look = slotLook(slot, kind);
  const action = slotAction(slot, kind);
  const autoCashOut = isAuto && auto !== null ? Math.round(auto * 100) : null;
  const isAutoRight =
    !isAuto ||
    (autoCashOut !== null &&
      autoCashOut >= autoBounds.minimum &&
      autoCashOut <= autoBounds.maximum);
  const problem = stakeProblem(amount, game, balance);
  const isAsking = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isLocked = access !== 'player' || seat.isStale === true || isAsking;
  const canPlace = !isLocked && problem === undefined && isAutoRight;

  const press = (event: FormEvent): void => {
    event.preventDefault();
    // Below the minimum multiple nothing is at risk yet, and the server rejects a cash-out.
    if (action === 'take') {
      if (round && multipleAt(clock() - round.closesAt) >= autoBounds.minimum) onCashOut(name);
    } else if (action === 'cancel') onCancel(name);
    else if (action !== 'place' || isLocked) return;
    else if (!hasReadRules) seat.openRules();
    else if (canPlace && amount !== null) onPlace(name, { amount, autoCashOut });
    else form.current?.querySelector<HTMLElement>('input[type="text"]')?.focus();
  };

  return (
    <S.Panel
      ref={form}
      className="lobi-CrashControls-panel"
      aria-labelledby={titleId}
      data-status={slot.status}
      data-folded={flag(isFolded)}
      data-docked={flag(!foldable)}
      noValidate
      onSubmit={press}
    >
      <S.Head className={foldable ? undefined : 'lobi-PlayFrame-choice'}>
        <h2 id={titleId}>{fill(crash.bet, { slot: name })}</h2>
        <Badge tone={look.tone}>{crash[look.word]}</Badge>
        {foldable && !isBusy && (
          <S.Fold>
            <IconButton
              label={fill(crash.openBet, { slot: name })}
              path={mdiChevronDown}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          </S.Fold>
        )}
      </S.Head>
      <S.Body>
        {!isBusy && access === 'player' && (
          <S.Leaving className={foldable ? undefined : 'lobi-PlayFrame-choice'}>
            <S.Auto>
              <Switch label={crash.auto} checked={isAuto} onCheckedChange={setIsAuto} />
              {isAuto && (
                <NumberField
                  label={crash.autoAt}
                  hideLabel
                  value={auto}
                  onValueChange={setAuto}
                  min={autoBounds.minimum / 100}
                  max={autoBounds.maximum / 100}
                  step={0.1}
                  format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
                  suffix="×"
                  stepper={false}
                />
              )}
            </S.Auto>
            {!isAutoRight && (
              <S.Hint role="alert" data-tone="danger">
                {fill(crash.autoHint, {
                  minimum: multiple(autoBounds.minimum),
                  maximum: multiple(autoBounds.maximum),
                })}
              </S.Hint>
            )}
          </S.Leaving>
        )}
        {/* On a phone the first bet stays visible; the second one is scrolled to when opened. */}
        <S.Foot className={foldable ? undefined : 'lobi-PlayFrame-dock'}>
          {'amount' in slot && isBusy ? (
            <S.Facts>
              <div>
                <dt>{crash.stake}</dt>
                <dd>{money(slot.amount, game.currency)}</dd>
              </div>
              <div>
                <dt>{crash.auto}</dt>
                <dd>{slot.autoCashOut === null ? crash.autoOff : multiple(slot.autoCashOut)}</dd>
              </div>
            </S.Facts>
          ) : (
            access === 'player' && <PlayStake value={amount} onValueChange={setAmount} />
          )}
          <SlotButton
            slot={slot}
            action={action}
            round={round}
            kind={kind}
            multipleAt={multipleAt}
            bounds={autoBounds}
            amount={amount}
            canPlace={canPlace}
          />
          <SlotNote name={name} slot={slot} kind={kind} currency={game.currency} />
        </S.Foot>
      </S.Body>
    </S.Panel>
  );
});
