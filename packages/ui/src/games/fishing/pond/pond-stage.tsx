import { useId, type KeyboardEvent } from 'react';
import { flag } from '../../../primitives/flag.ts';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { useSound } from '../../../primitives/sound/sound-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import type { FishingResult, OtherShot } from '../fishing.types.ts';
import { boardColumns, directions } from './aim.ts';
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
  /** Whether another cast follows as soon as it may, so that the aim is shown meanwhile; default false. */
  queued?: boolean | undefined;
  /** The last cast; `null` before the first. */
  result: FishingResult | null;
  /** Shots of other players, oldest first; each is shown once. Default none. */
  others?: readonly OtherShot[] | undefined;
  /** Key of the largest prize, whose fish glows. */
  boss?: string | undefined;
  /** Called when another fish was pressed, or aimed at by an arrow key. */
  onAim: (target: string) => void;
  /** Called when the target was pressed again, or Enter or the space bar. */
  onCast: () => void;
  /** Called when the animation of a cast has finished, in the order of the casts. */
  onRest: (result: FishingResult) => void;
  className?: string | undefined;
}

const noOthers: readonly OtherShot[] = [];

/**
 * The pond: fish swim by, a net of light is cast from the boat's lantern. A catch is lifted into the light,
 * the others swim on; the next net may fly meanwhile. With reduced motion it is a static board of all targets.
 * Arrow keys aim, Enter and the space bar cast; a held key casts once.
 * @source spec §1 (fishing), the look ours
 */
export function PondStage(props: PondStageProps) {
  const { fishing } = useMessages();
  const { cue } = useSound();
  const { fish, target, casting, queued = false, result, onAim, onCast } = props;
  const { root, canvas, isMotionReduced, step } = usePond(props.seed, fish, {
    ...props,
    queued,
    others: props.others ?? noOthers,
    boss: props.boss,
    cue,
  });
  const hintId = useId();
  const shown = casting ? null : result;
  const pressKey = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    const isCast = event.key === 'Enter' || event.key === ' ';
    if (!direction && !isCast) return;
    event.preventDefault();
    if (direction) step(direction);
    else if (!event.repeat) onCast();
  };
  return (
    <S.Root
      ref={root}
      className={slotClass('PondStage', 'root', props.className)}
      data-casting={flag(casting)}
      data-queued={flag(queued)}
      // Screen readers pass the keys on to it, as to a game.
      role="application"
      tabIndex={0}
      aria-label={fishing.pond}
      aria-describedby={hintId}
      onKeyDown={pressKey}
    >
      <VisuallyHidden id={hintId}>{fishing.pondHint}</VisuallyHidden>
      <PondScene />
      <S.Boat aria-hidden="true">
        <LanternBoat />
      </S.Boat>
      {isMotionReduced ? (
        <S.Board
          className="lobi-PondStage-board"
          style={{ gridTemplateColumns: `repeat(${boardColumns}, minmax(0, 1fr))` }}
          aria-hidden="true"
        >
          {shoalsOf(fish).map(({ name }) => (
            <li
              key={name}
              data-fish={name}
              data-aimed={flag(name === target)}
              data-result={
                shown?.target === name ? (shown.caught ? 'caught' : 'missed') : undefined
              }
              onPointerDown={() => (name === target ? onCast() : onAim(name))}
            >
              <FishMark name={name} />
            </li>
          ))}
        </S.Board>
      ) : (
        <canvas ref={canvas} className="lobi-PondStage-canvas" aria-hidden="true" />
      )}
    </S.Root>
  );
}
