import {
  forwardRef,
  type ComponentType,
  type ForwardRefExoticComponent,
  type ReactNode,
  type Ref,
} from 'react';
import { useKit } from './kit-context.ts';

/**
 * Makes a component replaceable by the app, by its name. The replacement gets the same props and the
 * component itself as `Original`.
 */
export function replaceable<Props extends object>(
  name: string,
  Original: ForwardRefExoticComponent<Props> | ((props: Props) => ReactNode),
): ForwardRefExoticComponent<Props> {
  const Replaceable = forwardRef(function Replaceable(props: object, ref: Ref<unknown>) {
    const Other = useKit().parts?.[name] as ComponentType<object> | undefined;
    const Chosen = (Other ?? Original) as ComponentType<object>;
    // A function component without a ref would cause a warning in React 18.
    const componentProps = { ...props, ...(ref !== null && { ref }), ...(Other && { Original }) };
    return <Chosen {...componentProps} />;
  });
  Replaceable.displayName = name;
  return Replaceable as unknown as ForwardRefExoticComponent<Props>;
}
