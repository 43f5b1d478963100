import { useBrand } from '../config/brand-context.ts';
import type { SlotName, SlotProps } from '../config/slots.ts';

/** What the brand and its plugins show at a place of the app; nothing where they show nothing. */
export function Slot<Name extends SlotName>({
  name,
  ...given
}: { readonly name: Name } & SlotProps[Name]) {
  const { own } = useBrand();
  return own ? <own.Slot name={name} given={given} /> : null;
}
