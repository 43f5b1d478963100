import { flag } from '../../../primitives/flag.ts';
import { linePoints } from '../slot-window.ts';
import type { SlotMachineData } from '../slots.types.ts';
import type { SpinFrame } from '../spin-frames.ts';
import * as S from './slot-reels.styles.ts';

interface MarksProps {
  machine: SlotMachineData;
  frame: SpinFrame;
  /** Whether the play returned more than its stake. */
  won: boolean;
}

/** Corner of a window's cell, in units of its marks. */
function cornerOf(cell: string): readonly [x: number, y: number] {
  const [reel = 0, row = 0] = cell.split(':').map(Number);
  return [reel * 100, row * 100];
}

/**
 * Winning lines and cells; one overlay dims all others, where dimming each would need a hundred layers.
 * Light effects are only for a play that returned more than its stake.
 */
export function Marks({ machine, frame, won }: MarksProps) {
  const { lines, paid, cover } = frame;
  return (
    <S.Lines
      viewBox={`0 0 ${machine.reels.length * 100} ${machine.rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-won={flag(won)}
      data-late={flag(cover.length > 0)}
    >
      <path
        fillRule="evenodd"
        d={[
          `M0 0H${machine.reels.length * 100}V${machine.rows * 100}H0Z`,
          ...[...paid].map((cell) => `M${cornerOf(cell).join(' ')}h100v100h-100z`),
        ].join('')}
      />
      {lines.map(({ line, from }) => (
        <polyline key={`${line}${from ?? ''}`} points={linePoints(machine.lines[line] ?? [])} />
      ))}
      {[...paid].map((cell) => {
        const [x, y] = cornerOf(cell);
        return <rect key={cell} x={x + 5} y={y + 5} width="90" height="90" rx="14" />;
      })}
    </S.Lines>
  );
}
