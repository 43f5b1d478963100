import type { ComponentType } from 'react';
import { useKit } from './kit-context.ts';

/** Shows what the app puts at a place inside a component of the kit; nothing where it puts nothing. */
export function KitPart<Props extends object>({ name, ...props }: Props & { name: string }) {
  const Part = useKit().parts?.[name] as ComponentType<object> | undefined;
  return Part ? <Part {...props} /> : null;
}
