import { useController, useFormContext } from 'react-hook-form';
import { AmountPad, type AmountPadProps } from '../components/amount-pad/amount-pad.tsx';

/** Amounts to tap, for the field `amount` of the surrounding form. */
export function AmountChoices(props: Omit<AmountPadProps, 'value' | 'onValueChange'>) {
  const { control } = useFormContext<{ amount: string }>();
  const { field } = useController({ control, name: 'amount' });
  const readable = /^\d+(?:\.\d+)?$/.test(field.value);
  return (
    <AmountPad {...props} value={readable ? field.value : null} onValueChange={field.onChange} />
  );
}
