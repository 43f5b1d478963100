import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Money } from '../../components/money/money.tsx';
import { MoneyInput } from '../../components/money-input/money-input.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { AmountChoices } from '../amount-choices.tsx';

export interface WithdrawAmountProps {
  available: string;
  /** Amount held for other requests. */
  held: string | undefined;
  min: string;
  max: string | undefined;
  presets: readonly string[] | undefined;
  currency: string;
  onAmountChange: ((amount: string) => void) | undefined;
}

/** Amount of a withdrawal: available amount, field, and presets. */
export function WithdrawAmount(props: WithdrawAmountProps) {
  const { available, held, min, max, presets, currency, onAmountChange } = props;
  const { flows: texts, forms, money } = useMessages();
  return (
    <>
      {held !== undefined && /[1-9]/.test(held) && (
        <DescriptionList
          items={[
            { label: money.walletHeld, value: <Money value={held} currency={currency} /> },
            {
              label: money.walletAvailable,
              value: <Money value={available} currency={currency} />,
            },
          ]}
        />
      )}
      <MoneyInput
        name="amount"
        label={texts.flowAmount}
        fieldName={forms.fieldAmount}
        currency={currency}
        min={min}
        max={max}
        balance={available}
        onValueChange={(amount) => {
          if (amount !== null) onAmountChange?.(amount);
        }}
      />
      <AmountChoices
        currency={currency}
        min={min}
        max={max}
        balance={available}
        presets={presets}
      />
    </>
  );
}
