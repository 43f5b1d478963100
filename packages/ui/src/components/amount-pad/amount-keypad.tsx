import { numberMarks } from '@lobi/formats';
import { mdiBackspaceOutline } from '@mdi/js';
import { useState, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { amountOf, pressKey, textOf, type AmountKey } from './press-key.ts';
import * as S from './amount-pad.styles.ts';

export interface AmountKeypadProps {
  /** Decimal text, `''` for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Decimals of the currency. */
  decimals: number;
  disabled: boolean;
  /** Only for touch input. */
  touchOnly: boolean;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Digits to tap instead of a phone's keyboard, which would cover the game. */
export function AmountKeypad({
  value,
  onValueChange,
  decimals,
  disabled,
  touchOnly,
}: AmountKeypadProps) {
  const { locale, messages } = useKit();
  const { controls: texts } = messages;
  // Stored separately, because the amount cannot represent a decimal mark that was just typed.
  const [draft, setDraft] = useState(() => textOf(value));
  const text = amountOf(draft, decimals) === value ? draft : textOf(value);

  const press = (key: AmountKey): void => {
    const next = pressKey(text, key, decimals);
    setDraft(next);
    onValueChange(amountOf(next, decimals));
  };
  const key = (name: AmountKey, shown: ReactNode, spoken?: string): ReactNode => (
    <S.Key
      key={name}
      type="button"
      className="lobi-AmountPad-key"
      data-step={flag(name === 'delete')}
      disabled={disabled}
      onClick={() => press(name)}
    >
      {spoken === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </S.Key>
  );

  return (
    <S.Keypad
      role="group"
      aria-label={texts.keypad}
      dir="ltr"
      className="lobi-AmountPad-keypad"
      data-touch-only={flag(touchOnly)}
    >
      {digits.map((digit) => key(digit, digit))}
      {decimals === 0
        ? key('000', '000', texts.keypadThousand)
        : key('decimal', numberMarks(locale).decimal, texts.keypadDecimal)}
      {key('0', '0')}
      {key('delete', <Icon path={mdiBackspaceOutline} />, texts.keypadDelete)}
    </S.Keypad>
  );
}
