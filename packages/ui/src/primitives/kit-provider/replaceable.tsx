import { forwardRef, type ComponentType, type ForwardRefExoticComponent, type Ref } from 'react';
import { useKit } from './kit-context.ts';

/**
 * A component that the app may wrap or replace by its name. What stands in for it is given the same
 * properties and the component itself as `Original`.
 */
export function replaceable<Props extends object>(
  name: string,
  Original: ForwardRefExoticComponent<Props>,
): ForwardRefExoticComponent<Props> {
  const Replaceable = forwardRef(function Replaceable(props: object, ref: Ref<unknown>) {
    const Other = useKit().parts?.[name] as ComponentType<object> | undefined;
    const Chosen = (Other ?? Original) as ComponentType<object>;
    // A function that takes no reference would be warned of one by React 18.
    const given = { ...props, ...(ref !== null && { ref }), ...(Other && { Original }) };
    return <Chosen {...given} />;
  });
  Replaceable.displayName = name;
  return Replaceable as unknown as ForwardRefExoticComponent<Props>;
}
