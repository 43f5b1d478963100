import type { Shape } from '../../../drawings/shape.ts';
import { Shapes } from '../../../drawings/shapes.tsx';

/** A symbol next to its name. */
export function SymbolMark({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg viewBox="0 0 100 100" width="32" height="32" aria-hidden="true">
      <Shapes of={shapes} />
    </svg>
  );
}
