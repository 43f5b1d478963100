import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { SizedStage, type StageMotion } from '../play-frame/sized-stage.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { clicksAt } from './wheel-angle.ts';
import { WheelPicture } from './wheel-picture.tsx';
import type { WheelChoice, WheelPlay } from './wheel.types.ts';

export interface WheelStageProps {
  seat: PlaySeat;
  /** Allowed numbers of segments. */
  sizes: readonly number[];
  /** Payouts of the segments of a wheel, clockwise, in basis points; the rules of the game. */
  multiplesOf: (choice: WheelChoice) => readonly number[];
  /** Maximum payout of a stake on a wheel, as decimal text; `null` without a stake. */
  maximumPayoutOf: (choice: WheelChoice, amount: string | null) => string | null;
  /** Finished plays, newest first. The first is revealed with an animation. */
  plays: readonly WheelPlay[];
  onPlay: (choice: WheelChoice, amount: string) => void;
  className?: string | undefined;
}

/** Duration of a spin, in ms. @source ours */
const spinMs = 2_600;

const motion: StageMotion = {
  durationMs: () => spinMs,
  marksAt: () => clicksAt,
  markCue: 'click',
};

/** The wheel game: segments, risk, stake, and one button. */
export function WheelStage({ sizes, ...stage }: WheelStageProps) {
  const texts = usePlayFormat().messages.wheel;
  return (
    <SizedStage
      {...stage}
      size="segments"
      sizeLabel={texts.segments}
      sizes={sizes}
      initialSize={sizes[1]}
      verb={texts.verb}
      motion={motion}
      Picture={WheelPicture}
    />
  );
}
