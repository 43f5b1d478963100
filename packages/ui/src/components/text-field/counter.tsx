import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

/** Number of typed and allowed characters. */
export function Counter({ count, max }: { count: number; max: number }) {
  const { forms } = useMessages();
  return (
    <span title={fill(forms.counter, { count, max })}>
      {count}/{max}
    </span>
  );
}
