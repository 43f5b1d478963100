import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { SizedStage, type StageMotion } from '../play-frame/sized-stage.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { meetsAt } from './plinko-path.ts';
import { PlinkoPicture } from './plinko-picture.tsx';
import type { PlinkoChoice, PlinkoPlay } from './plinko.types.ts';

export interface PlinkoStageProps {
  seat: PlaySeat;
  /** Allowed numbers of rows. */
  rowChoices: readonly number[];
  /** Payouts of the buckets of a board from left to right, in basis points; the rules of the game. */
  multiplesOf: (choice: PlinkoChoice) => readonly number[];
  /** Maximum payout of a stake on a board, as decimal text; `null` without a stake. */
  maximumPayoutOf: (choice: PlinkoChoice, amount: string | null) => string | null;
  /** Finished plays, newest first. The first is revealed with an animation. */
  plays: readonly PlinkoPlay[];
  onPlay: (choice: PlinkoChoice, amount: string) => void;
  className?: string | undefined;
}

/** Interval between two rows, in ms. @source ours */
const hopMs = 140;

const motion: StageMotion = { durationMs: (rows) => (rows + 1) * hopMs, marksAt: meetsAt };

/** Plinko: board, stake, and one button. */
export function PlinkoStage({ rowChoices, ...stage }: PlinkoStageProps) {
  const texts = usePlayFormat().messages.plinko;
  return (
    <SizedStage
      {...stage}
      size="rows"
      sizeLabel={texts.rows}
      sizes={rowChoices}
      initialSize={rowChoices.at(-1)}
      verb={texts.verb}
      motion={motion}
      Picture={PlinkoPicture}
    />
  );
}
