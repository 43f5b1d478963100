import type { ComponentType } from 'react';
import { useKit } from './kit-context.ts';

/** Renders the app's component for a slot inside a component of the kit, if there is one. */
export function KitPart<Props extends object>({ name, ...props }: Props & { name: string }) {
  const Part = useKit().parts?.[name] as ComponentType<object> | undefined;
  return Part ? <Part {...props} /> : null;
}
