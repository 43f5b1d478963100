import type { Cue } from '../../../primitives/sound/cues.ts';
import type { FishingResult, OtherShot } from '../fishing.types.ts';
import { castPhase, castTiming } from './cast.ts';
import { createOwnCasts, type LiveCast } from './own-casts.ts';
import { paintPond, swimmerAt, type PaintedCast, type PaintedOther } from './paint-pond.ts';
import { nextInDirection, type Direction } from './aim.ts';
import { aimedAt, createPond, inSight, type Shoal, type Swimmer } from './pond.ts';
import { spritesFor, type Sprite } from './sprites.ts';

/** Current state of the pond, read in every frame. */
export interface PondFacts {
  readonly target: string | null;
  /** Whether the stake is being sent. */
  readonly casting: boolean;
  /** Whether the next cast follows as soon as it may; the aim is then shown during this one. */
  readonly queued: boolean;
  readonly result: FishingResult | null;
  /** Shots of other players, oldest first; each is shown once. */
  readonly others: readonly OtherShot[];
  /** Key of the largest prize. */
  readonly boss: string | undefined;
  readonly onAim: (target: string) => void;
  /** Called when the target was pressed again. */
  readonly onCast: () => void;
  readonly onRest: (result: FishingResult) => void;
  /** Plays a sound of the player's own net. */
  readonly cue: (cue: Cue) => void;
}

/** Data that define a pond: the fish and their paths depend only on the seed and the time. */
export interface PondWater {
  readonly seed: string;
  readonly shoals: readonly Shoal[];
}

/** A net of another player. */
interface OtherCast extends LiveCast {
  readonly player: string;
  readonly isCaught: boolean;
}

/** Time that the net of another player stays closed, in ms: its result is known from the start. */
const othersHoldMs = 500;

/** Position of a net if no fish of its kind is visible. */
const openWater = { x: 0.5, y: 0.58 };

/** Maximum canvas pixels per CSS pixel: more is not visible, and slows phones down. */
const maximumPixelRatio = 1.5;

/** The clock of the pond: the same for all viewers, and advancing smoothly with the frames. */
const pondTime = (frameMs: number): number => performance.timeOrigin + frameMs;

/** A running pond. */
export interface RunningPond {
  /** Aims at the next visible fish in a direction, if there is one. */
  readonly step: (direction: Direction) => void;
  readonly stop: () => void;
}

/**
 * Runs the pond on a canvas: fish depend on seed and time, catches only on the results. `restedId` is the id
 * of the initial result, which is not animated.
 */
export function runPond(
  canvas: HTMLCanvasElement,
  { seed, shoals }: PondWater,
  restedId: string | null,
  facts: () => PondFacts,
): RunningPond {
  const context = canvas.getContext('2d');
  if (!context) return { step: () => undefined, stop: () => undefined };
  const pond = createPond(seed, shoals);
  const caught = new Map<string, number>();
  let sprites: ReadonlyMap<string, Sprite> = new Map();
  let swimmers: readonly Swimmer[] = [];
  let chosenId: string | null = null;
  let othersCasts: readonly OtherCast[] = [];
  const seenIds = new Set(facts().others.map(({ id }) => id));
  let frame = 0;

  const surface = () => ({ context, width: canvas.width, height: canvas.height, sprites });
  const free = (all: readonly Swimmer[]): readonly Swimmer[] =>
    all.filter(({ id, crossing }) => caught.get(id) !== crossing);
  const find = (wanted: Swimmer | undefined): Swimmer | undefined =>
    swimmers.find(({ id }) => id === wanted?.id);

  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const pixels = Math.min(maximumPixelRatio, window.devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(width * pixels));
    canvas.height = Math.max(1, Math.round(height * pixels));
    sprites = spritesFor(Math.min(canvas.width, canvas.height));
  };

  const begin = (now: number, name: string): LiveCast => ({
    name,
    swimmer: aimedAt(swimmers, name, chosenId),
    startedAt: now,
    answer: null,
    from: undefined,
  });

  /** Caught fish are hidden for the rest of their crossing. */
  const lift = (live: LiveCast): LiveCast => {
    const from = find(live.swimmer);
    if (from) caught.set(from.id, from.crossing);
    return { ...live, from: from ?? live.swimmer };
  };

  const paintedOf = (live: LiveCast, now: number): PaintedCast => {
    const { swimmer, from, name } = live;
    const at = from ?? find(swimmer) ?? swimmer ?? openWater;
    return { ...castPhase(live, now), name, at, facing: swimmer?.facing ?? 1 };
  };

  const own = createOwnCasts(restedId, { begin, lift, facts });

  /** Starts new nets of other players, and removes finished ones. */
  const advanceOthers = (now: number): void => {
    const { casting, others, result } = facts();
    // The event of the player's own shot may arrive before its response, so events wait until the id is
    // known.
    if (!casting) {
      for (const { id, name, target, multipleBp } of others) {
        if (seenIds.has(id)) continue;
        seenIds.add(id);
        if (id === result?.id) continue;
        const swimmer = aimedAt(swimmers, target, null);
        const begun = { ...begin(now, target), swimmer, player: name, isCaught: multipleBp > 0 };
        othersCasts = [...othersCasts, begun];
      }
    }
    othersCasts = othersCasts.flatMap((other) => {
      const isHeld = now - other.startedAt < castTiming.flyMs + othersHoldMs;
      const answer = other.answer ?? (isHeld ? null : { at: now, caught: other.isCaught });
      const { phase } = castPhase({ ...other, answer }, now);
      if (phase === 'over') return [];
      const lifted = phase === 'caught' && !other.from ? lift(other) : other;
      return [{ ...other, ...lifted, answer }];
    });
  };

  const paintedOthers = (now: number): PaintedOther[] =>
    othersCasts.map((other) => ({ ...paintedOf(other, now), player: other.player }));

  const aim = (): Swimmer | undefined => aimedAt(swimmers, facts().target, chosenId);

  const paint = (now: number): void => {
    frame = requestAnimationFrame(paint);
    const timeMs = pondTime(now);
    swimmers = free(pond(timeMs));
    own.advance(now);
    advanceOthers(now);
    swimmers = free(swimmers);
    const isWaiting = own.all().some(({ answer }) => !answer);
    paintPond(surface(), {
      ...{ swimmers, timeMs },
      aim: isWaiting && !facts().queued ? undefined : aim(),
      boss: facts().boss,
      casts: own.all().map((net) => paintedOf(net, now)),
      others: paintedOthers(now),
    });
  };

  const press = (event: PointerEvent): void => {
    const { target, onAim, onCast } = facts();
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) * canvas.width) / box.width;
    const y = ((event.clientY - box.top) * canvas.height) / box.height;
    const found = swimmerAt(surface(), swimmers, x, y);
    if (!found) return;
    chosenId = found.id;
    if (found.name === target) onCast();
    else onAim(found.name);
  };

  const step = (direction: Direction): void => {
    const found = nextInDirection(swimmers.filter(inSight), aim(), direction);
    if (!found) return;
    chosenId = found.id;
    facts().onAim(found.name);
  };

  const watcher = new ResizeObserver(fit);
  watcher.observe(canvas);
  fit();
  canvas.addEventListener('pointerdown', press);
  frame = requestAnimationFrame(paint);
  return {
    step,
    stop: () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      canvas.removeEventListener('pointerdown', press);
    },
  };
}
