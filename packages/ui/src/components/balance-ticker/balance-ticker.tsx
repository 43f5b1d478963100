import { compareAmounts, formatMoneyText } from '@lobi/formats';
import { forwardRef, useEffect, useRef, useState, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { rollText, type RollingSign, type RollingText } from './roll-text.ts';
import { amountGroups } from '../money/amount-groups.ts';
import * as S from './balance-ticker.styles.ts';

export interface BalanceTickerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Balance as decimal text. */
  value: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Announces a new balance to screen readers, at most every 3 s. Set it on one ticker per page. Default false. */
  announce?: boolean | undefined;
}

interface Shown {
  readonly value: string;
  readonly trend: 'up' | 'down' | undefined;
  readonly rolling: ReturnType<typeof rollText>;
}

const announceEveryMs = 3000;

/**
 * A balance that rolls for 600 ms when it changes. The new amount is in the DOM at once and intermediate
 * amounts are never shown, because they would be wrong; only changed digits move, and nothing moves with
 * reduced motion.
 * @example <BalanceTicker value={wallet.balance} currency={wallet.currency} />
 */
export const BalanceTicker = forwardRef<HTMLSpanElement, BalanceTickerProps>(function BalanceTicker(
  { value, currency, announce = false, className, ...rest },
  ref,
) {
  const { locale, messages, currency: kitCurrency } = useKit();
  const code = currency ?? kitCurrency.code;
  const text = formatMoneyText(value, code, { locale }) ?? '–';
  const [shown, setShown] = useState<Shown>(() => ({
    value,
    trend: undefined,
    rolling: rollText(undefined, text),
  }));
  if (text !== shown.rolling.text) {
    setShown({
      value,
      trend: compareAmounts(value, shown.value, code) < 0 ? 'down' : 'up',
      rolling: rollText(shown.rolling, text),
    });
  }
  useBalanceAnnouncement(announce, `${messages.money.walletBalance} ${text}`);

  const { generation } = shown.rolling;
  return (
    <S.Root
      translate="no"
      {...rest}
      ref={ref}
      className={slotClass('BalanceTicker', 'root', className)}
      data-trend={shown.trend}
    >
      <VisuallyHidden>{text}</VisuallyHidden>
      <S.Signs aria-hidden="true">
        {groupSigns(shown.rolling).map((group, index, { length }) => (
          <S.Group key={length - index}>
            {group.map(({ sign, key }) => (
              <S.Sign key={key} data-new={flag(generation > 1 && key.endsWith(`:${generation}`))}>
                {sign}
              </S.Sign>
            ))}
          </S.Group>
        ))}
      </S.Signs>
    </S.Root>
  );
});

/** The signs of an amount in the groups between which it can wrap. */
function groupSigns({ text, signs }: RollingText): readonly (readonly RollingSign[])[] {
  const { currency, groups } = amountGroups(text);
  let end = 0;
  return [currency, ...groups].filter(Boolean).map((group) => {
    const start = end;
    end += [...group].length;
    return signs.slice(start, end);
  });
}

/** Announces a sentence each time it changes, but not when it first renders. */
function useBalanceAnnouncement(enabled: boolean, sentence: string): void {
  const announce = useAnnounce();
  const last = useRef(sentence);
  useEffect(() => {
    if (last.current === sentence) return;
    last.current = sentence;
    if (enabled) announce(sentence, { key: 'balance', throttleMs: announceEveryMs });
  }, [announce, enabled, sentence]);
}
