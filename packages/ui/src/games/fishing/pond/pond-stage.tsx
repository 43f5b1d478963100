import { flag } from '../../../primitives/flag.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useSound } from '../../../primitives/sound/sound-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { FishingResult, OtherShot } from '../fishing.types.ts';
import { FishMark } from './fish-mark.tsx';
import { LanternBoat, PondScene } from './pond-scene.tsx';
import { shoalsOf } from './pond.ts';
import { usePond } from './use-pond.ts';
import * as S from './pond-stage.styles.ts';

export interface PondStageProps {
  /**
   * Seed of the pond, e.g. the id of the game: the same seed and time give the same pond. It does not affect
   * results.
   */
  seed: string;
  /** Keys of the fish; default all. Memoize the list. */
  fish?: readonly string[] | undefined;
  /** Key of the target; `null` before the player aims. */
  target: string | null;
  /** Whether the stake is being sent: the net flies, and waits until a result with another id arrives. */
  casting: boolean;
  /** The last cast; `null` before the first. */
  result: FishingResult | null;
  /** Shots of other players, oldest first; each is shown once. Default none. */
  others?: readonly OtherShot[] | undefined;
  /** Key of the largest prize, whose fish glows. */
  boss?: string | undefined;
  /** Called when a fish was pressed. */
  onAim: (target: string) => void;
  /** Called when the animation of the cast has finished. */
  onRest: (id: string) => void;
  className?: string | undefined;
}

const noOthers: readonly OtherShot[] = [];

/**
 * The pond: fish swim by, a net of light is cast from the boat's lantern. A catch is lifted into the light,
 * the others swim on. With reduced motion it is a static board of all targets.
 * @source spec §1 (fishing), the look ours
 */
export function PondStage(props: PondStageProps) {
  const { fishing } = useMessages();
  const { cue } = useSound();
  const { root, canvas, isStill } = usePond(props.seed, props.fish, {
    ...props,
    others: props.others ?? noOthers,
    boss: props.boss,
    cue,
  });
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
