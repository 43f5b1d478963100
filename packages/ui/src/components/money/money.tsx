import { formatMoneyText, type SignDisplay } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { AmountText } from './amount-text.tsx';
import * as S from './money.styles.ts';

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'hidden'> {
  /** Decimal text in major units, e.g. `"1250000"`; may be negative and of any length. */
  value: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Default `auto`: a minus if negative, no sign otherwise. */
  sign?: SignDisplay | undefined;
  /** Short form such as `1,3 jt`; screen readers get the full amount. */
  compact?: boolean | undefined;
  /** Number of decimals of the short form; default 1. */
  compactDecimals?: number | undefined;
  /** `auto` colours a signed increase green; a decrease keeps its colour. Default `auto`. */
  tone?: 'auto' | 'plain' | undefined;
  /** Shows dots instead, to hide the amount from bystanders; it is then not in the page. */
  hidden?: boolean | undefined;
}

const dots = '••••••';
const unreadable = '–';

function directionOf(value: string, sign: SignDisplay): 'in' | 'out' | undefined {
  if (sign !== 'always' || !/[1-9]/.test(value)) return undefined;
  return value.startsWith('-') ? 'out' : 'in';
}

/**
 * The only component that shows money. Formats decimal text exactly, in the user's language, with a
 * leading currency symbol and tabular digits. An invalid text shows a dash and `data-invalid`; it never
 * throws.
 * @example <Money value="1250000" currency="IDR" /> // Rp 1.250.000
 */
export const Money = forwardRef<HTMLSpanElement, MoneyProps>(function Money(
  {
    value,
    currency,
    sign = 'auto',
    compact = false,
    compactDecimals = 1,
    tone = 'auto',
    hidden = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages, currency: kitCurrency } = useKit();
  const code = currency ?? kitCurrency.code;
  const full = formatMoneyText(value, code, { locale, sign });
  const short = compact
    ? formatMoneyText(value, code, { locale, sign, compact, compactDecimals })
    : undefined;

  return (
    <S.Root
      translate="no"
      title={short === undefined || hidden ? undefined : full}
      {...rest}
      ref={ref}
      className={slotClass('Money', 'root', className)}
      data-tone={tone}
      data-direction={hidden ? undefined : directionOf(value, sign)}
      data-hidden={flag(hidden)}
      data-invalid={flag(full === undefined)}
    >
      {hidden ? (
        <Twin shown={dots} spoken={messages.money.walletHidden} />
      ) : short === undefined ? (
        <AmountText text={full ?? unreadable} />
      ) : (
        <Twin shown={short} spoken={full ?? unreadable} />
      )}
    </S.Root>
  );
});

/** Renders one text visually and another for screen readers. */
function Twin({ shown, spoken }: { shown: string; spoken: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
