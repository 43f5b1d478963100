import { compareAmounts } from '@lobi/formats';
import { forwardRef, useId, useState, type FormEvent, type FormHTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { useNow } from '../date-time/use-now.ts';
import { DurationChoice } from '../duration-choice/duration-choice.tsx';
import { LimitMeter } from '../limit-meter/limit-meter.tsx';
import { useLimitAmount } from '../limit-meter/use-limit-amount.ts';
import { useCurrency } from '../money/use-currency.ts';
import { AmountField } from './amount-field.tsx';
import {
  limitChange,
  limitPeriods,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type PlayLimit,
} from './limit-rules.ts';
import { changeTexts, kindTexts, periodTexts } from './limit-texts.ts';
import { PendingNote } from './pending-note.tsx';
import * as S from './limit-editor.styles.ts';

/** A limit as requested by the player. */
export interface LimitRequest {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Decimal text; whole minutes for `session`. */
  readonly amount: string;
  readonly change: Exclude<LimitChange, 'same'>;
}

export interface LimitEditorProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'children' | 'onSubmit'
> {
  kind: LimitKind;
  /** Limits of the player; those of other kinds are ignored. */
  limits: readonly PlayLimit[];
  period?: LimitPeriod | undefined;
  /** Default the period of the first limit of this kind, else `24h`. */
  defaultPeriod?: LimitPeriod | undefined;
  onPeriodChange?: ((period: LimitPeriod) => void) | undefined;
  onSave: (request: LimitRequest) => void;
  /** Called when the player confirms an increase after its waiting period; without it there is no button. */
  onConfirmIncrease?: ((limit: PlayLimit) => void) | undefined;
  onCancelIncrease?: ((limit: PlayLimit) => void) | undefined;
  /**
   * Called when the player removes the limit, which waits like an increase; without it there is no button.
   */
  onLift?: ((limit: PlayLimit) => void) | undefined;
  /** Hours an increase waits; default 24. */
  coolingOffHours?: number | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Whether a change is being sent. */
  saving?: boolean | undefined;
  /** Error text if the last change was rejected, as a sentence. */
  error?: string | undefined;
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
}

/**
 * A limit of one kind over one of three periods. A decrease applies at once; an increase waits and must
 * be confirmed again, and until then the old limit applies. The amount is free text, without
 * suggestions. Only gross deposits are called a deposit limit, so that labels cannot be changed.
 */
export const LimitEditor = forwardRef<HTMLFormElement, LimitEditorProps>(function LimitEditor(
  {
    kind,
    limits,
    period: givenPeriod,
    defaultPeriod,
    onPeriodChange,
    onSave,
    onConfirmIncrease,
    onCancelIncrease,
    onLift,
    coolingOffHours = 24,
    currency: code,
    saving = false,
    error,
    now,
    className,
    ...rest
  },
  ref,
) {
  const { messages } = useKit();
  const texts = messages.safety;
  const currency = useCurrency(code);
  const currentTime = useNow();
  const titleId = useId();
  const ofKind = limits.filter((limit) => limit.kind === kind);
  const [ownPeriod, setOwnPeriod] = useState(defaultPeriod ?? ofKind[0]?.period ?? '24h');
  const [amount, setAmount] = useState<string | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const period = givenPeriod ?? ownPeriod;
  const limit = ofKind.find((one) => one.period === period);
  const unit = kind === 'session' ? 'minutes' : 'money';
  const amountText = useLimitAmount(unit, currency.code);
  const isAmount = amount !== null && compareAmounts(amount, '0', currency.code) > 0;
  const change = isAmount ? limitChange(limit?.amount, amount, currency.code) : undefined;
  const [nameKey, noteKey] = kindTexts[kind];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (saving || !isAmount || change === undefined || change === 'same') return;
    setAmount(null);
    setIsSubmitted(false);
    onSave({ kind, period, amount, change });
  };

  return (
    <S.Root
      noValidate
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={slotClass('LimitEditor', 'root', className)}
      onSubmit={submit}
      data-kind={kind}
      data-change={change}
      data-pending={flag(limit?.pending != null)}
    >
      <S.Head>
        <h2 id={titleId}>{texts[nameKey]}</h2>
        <p>{texts[noteKey]}</p>
      </S.Head>
      <DurationChoice
        label={texts.limitPeriod}
        options={limitPeriods.map((value) => ({ value, label: texts[periodTexts[value]] }))}
        value={period}
        disabled={saving}
        onValueChange={(next) => {
          setOwnPeriod(next);
          setAmount(null);
          setIsSubmitted(false);
          onPeriodChange?.(next);
        }}
      />
      {limit === undefined ? (
        <S.Current>
          <span>{texts.limitInForce}</span>
          <b>{texts.limitNone}</b>
        </S.Current>
      ) : limit.used === undefined ? (
        <S.Current>
          <span>{texts.limitInForce}</span>
          <b>{amountText(limit.amount)}</b>
        </S.Current>
      ) : (
        <LimitMeter
          label={texts.limitInForce}
          used={limit.used}
          limit={limit.amount}
          resetsAt={limit.resetsAt}
          unit={unit}
          currency={currency.code}
        />
      )}
      {limit && (
        <PendingNote
          limit={limit}
          now={now ?? currentTime}
          amountText={amountText}
          busy={saving}
          onConfirm={onConfirmIncrease && (() => onConfirmIncrease(limit))}
          onCancel={onCancelIncrease && (() => onCancelIncrease(limit))}
        />
      )}
      <AmountField
        key={period}
        unit={unit}
        value={amount}
        onValueChange={setAmount}
        currency={currency.code}
        error={isSubmitted && !isAmount ? texts.limitInvalid : undefined}
        disabled={saving}
      />
      <S.Effect role="status" className="lobi-LimitEditor-effect">
        {change !== undefined && fill(texts[changeTexts[change]], { hours: coolingOffHours })}
      </S.Effect>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
      <Button type="submit" fullWidth loading={saving}>
        {change === 'raise' ? texts.limitAsk : texts.limitSave}
      </Button>
      {limit && onLift && limit.pending?.amount !== null && (
        <>
          <Button variant="ghost" tone="neutral" disabled={saving} onClick={() => onLift(limit)}>
            {texts.limitLift}
          </Button>
          <S.Effect>{fill(texts.limitLiftNote, { hours: coolingOffHours })}</S.Effect>
        </>
      )}
      {ofKind.length > 1 && <S.Effect>{texts.limitLowest}</S.Effect>}
    </S.Root>
  );
});
