import { flag } from '../../../primitives/flag.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { FishingResult } from '../fishing.types.ts';
import { FishMark } from './fish-mark.tsx';
import { LanternBoat, PondScene } from './pond-scene.tsx';
import { shoalsOf } from './pond.ts';
import { usePond } from './use-pond.ts';
import * as S from './pond-stage.styles.ts';

export interface PondStageProps {
  /** The same seed and time show the same pond, e.g. the id of the game. It decides nothing. */
  seed: string;
  /** Keys of what swims here; default all that there is. Keep the list the same between renders. */
  fish?: readonly string[] | undefined;
  /** Key of what is aimed at; `null` before the player aims. */
  target: string | null;
  /** The stake is being sent: the net flies, and holds until a result with another id comes. */
  casting: boolean;
  /** The last cast; `null` before the first. */
  result: FishingResult | null;
  /** A swimmer was pressed. */
  onAim: (target: string) => void;
  /** The cast was shown to its end. */
  onRest: (id: string) => void;
  className?: string | undefined;
}

/**
 * The pond: fish swim by, a net of light is cast from the boat's lantern. What is caught swims up into
 * the light, the others swim on. Where motion is reduced it is a calm board of all targets.
 * @source spec §1 (fishing), the look ours
 */
export function PondStage(props: PondStageProps) {
  const { fishing } = useMessages();
  const { root, canvas, isStill } = usePond(props.seed, props.fish, props);
  const { target, casting, result } = props;
  const shown = casting ? null : result;
  return (
    <S.Root
      ref={root}
      className={slotClass('PondStage', 'root', props.className)}
      data-casting={flag(casting)}
    >
      <PondScene />
      <S.Boat aria-hidden="true">
        <LanternBoat />
      </S.Boat>
      {isStill ? (
        <S.Board className="lobi-PondStage-board" aria-hidden="true">
          {shoalsOf(props.fish).map(({ name }) => (
            <li
              key={name}
              data-aimed={flag(name === target)}
              data-result={
                shown?.target === name ? (shown.caught ? 'caught' : 'missed') : undefined
              }
            >
              <FishMark name={name} />
            </li>
          ))}
        </S.Board>
      ) : (
        <canvas
          ref={canvas}
          className="lobi-PondStage-canvas"
          role="img"
          aria-label={fishing.pond}
        />
      )}
    </S.Root>
  );
}
