import { useBrand } from '../config/brand-context.ts';
import type { SlotName, SlotProps } from '../config/slots.ts';

/**
 * Renders the components of the brand and its plugins in a slot of the app; empty if there are
 * none.
 */
export function Slot<Name extends SlotName>({
  name,
  ...given
}: { readonly name: Name } & SlotProps[Name]) {
  const { own } = useBrand();
  return own ? <own.Slot name={name} given={given} /> : null;
}
