import { Shapes } from '../../../drawings/shapes.tsx';
import { fishArt } from './fish-art.ts';

/** A fish as a static image. */
export function FishMark({ name }: { name: string }) {
  const art = fishArt[name];
  return (
    <svg viewBox="-116 -78 232 156" aria-hidden="true">
      {art && <Shapes of={[...art.tail, ...art.body]} />}
    </svg>
  );
}
