import type { Switch } from '@base-ui/react/switch';
import { formatMoneyText } from '@lobi/formats';
import { forwardRef, useId, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { useCurrency } from '../money/use-currency.ts';
import * as S from './quick-bet-toggle.styles.ts';

export interface QuickBetToggleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Stake that one press places, decimal text. Without it the toggle cannot be switched on. */
  amount: string | null;
  checked?: boolean | undefined;
  onCheckedChange?:
    | ((checked: boolean, details: Switch.Root.ChangeEventDetails) => void)
    | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Lets one press on odds place a bet without confirmation. It is always initially off, shows the amount, and
 * is meant for one session: do not store its state.
 */
export const QuickBetToggle = forwardRef<HTMLDivElement, QuickBetToggleProps>(
  function QuickBetToggle(
    { amount, checked, onCheckedChange, currency: code, disabled = false, className, ...rest },
    ref,
  ) {
    const { locale, messages } = useKit();
    const texts = messages.play;
    const currency = useCurrency(code);
    const id = useId();
    const [ownChecked, setOwnChecked] = useState(false);
    const isOn = amount !== null && (checked ?? ownChecked);
    const money = amount === null ? '' : formatMoneyText(amount, currency.code, { locale });
    return (
      <S.Root
        {...rest}
        ref={ref}
        className={slotClass('QuickBetToggle', 'root', className)}
        data-checked={flag(isOn)}
      >
        <S.Text>
          <label htmlFor={id}>{texts.quickBet}</label>
          <p id={`${id}-note`}>
            {isOn ? fill(texts.quickBetOn, { amount: money ?? '' }) : texts.quickBetOff}{' '}
            {texts.quickBetSession}
          </p>
        </S.Text>
        <S.Track
          id={id}
          className="lobi-QuickBetToggle-switch"
          aria-describedby={`${id}-note`}
          checked={isOn}
          disabled={disabled || amount === null}
          onCheckedChange={(next, details) => {
            setOwnChecked(next);
            onCheckedChange?.(next, details);
          }}
        >
          <S.Thumb />
        </S.Track>
      </S.Root>
    );
  },
);
