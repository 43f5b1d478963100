import type { FishingResult } from '../fishing.types.ts';
import { castPhase, type Cast } from './cast.ts';
import { paintPond, swimmerAt, type PaintedCast } from './paint-pond.ts';
import { aimedAt, createPond, type Shoal, type Swimmer } from './pond.ts';
import { spritesFor, type Sprite } from './sprites.ts';

/** State of the pond now; read again in every frame. */
export interface PondFacts {
  readonly target: string | null;
  /** The stake is being sent. */
  readonly casting: boolean;
  readonly result: FishingResult | null;
  readonly onAim: (target: string) => void;
  readonly onRest: (id: string) => void;
}

/** Data that define a pond: the fish and their paths follow from the seed and the time. */
export interface PondWater {
  readonly seed: string;
  readonly shoals: readonly Shoal[];
}

/** A net, and the fish it is for. */
interface LiveCast extends Cast {
  readonly name: string;
  readonly swimmer: Swimmer | undefined;
  /** Where the catch was when the answer came. */
  readonly from: Swimmer | undefined;
}

/** Where a net opens when none of its kind is in sight. */
const openWater = { x: 0.5, y: 0.58 };

/** Pixels of the canvas for one of the page: more is not seen in water, and costs a phone its frames. */
const mostPixels = 1.5;

/** The clock of the pond: the same for all who look, and as smooth as the frames. */
const pondTime = (frameMs: number): number => performance.timeOrigin + frameMs;

/**
 * Runs the pond on a canvas: who swims follows from seed and time, what is caught from the result
 * alone. `restedId` is the result that was shown at first. Returns the function that stops it.
 */
export function runPond(
  canvas: HTMLCanvasElement,
  { seed, shoals }: PondWater,
  restedId: string | null,
  facts: () => PondFacts,
): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const pond = createPond(seed, shoals);
  const caught = new Map<string, number>();
  let sprites: ReadonlyMap<string, Sprite> = new Map();
  let swimmers: readonly Swimmer[] = [];
  let chosenId: string | null = null;
  let shownId = restedId;
  let cast: LiveCast | undefined;
  let frame = 0;

  const surface = () => ({ context, width: canvas.width, height: canvas.height, sprites });
  const free = (all: readonly Swimmer[]): readonly Swimmer[] =>
    all.filter(({ id, crossing }) => caught.get(id) !== crossing);
  const find = (wanted: Swimmer | undefined): Swimmer | undefined =>
    swimmers.find(({ id }) => id === wanted?.id);

  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const pixels = Math.min(mostPixels, window.devicePixelRatio || 1);
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

  /** Fish that are caught leave the pond for this crossing. */
  const lift = (live: LiveCast): LiveCast => {
    const from = find(live.swimmer);
    if (from) caught.set(from.id, from.crossing);
    return { ...live, from: from ?? live.swimmer };
  };

  const advance = (now: number): void => {
    const { target, casting, result, onRest } = facts();
    const news = result !== null && result.id !== shownId ? result : undefined;
    if (!casting && !news) {
      cast = undefined;
      return;
    }
    cast ??= begin(now, news?.target ?? target ?? '');
    if (!cast.answer && news) cast = { ...cast, answer: { at: now, caught: news.caught } };
    const { phase } = castPhase(cast, now);
    if (phase === 'caught' && !cast.from) cast = lift(cast);
    if (phase === 'over' && news) {
      cast = undefined;
      shownId = news.id;
      onRest(news.id);
    }
  };

  const painted = (now: number): PaintedCast | undefined => {
    if (!cast) return undefined;
    const { swimmer, from, name } = cast;
    const at = from ?? find(swimmer) ?? swimmer ?? openWater;
    return { ...castPhase(cast, now), name, at, facing: swimmer?.facing ?? 1 };
  };

  const paint = (now: number): void => {
    frame = requestAnimationFrame(paint);
    const timeMs = pondTime(now);
    swimmers = free(pond(timeMs));
    advance(now);
    swimmers = free(swimmers);
    const aim = aimedAt(swimmers, facts().target, chosenId);
    paintPond(surface(), { swimmers, aim, cast: painted(now), timeMs });
  };

  const press = (event: PointerEvent): void => {
    const { casting, onAim } = facts();
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) * canvas.width) / box.width;
    const y = ((event.clientY - box.top) * canvas.height) / box.height;
    const found = swimmerAt(surface(), swimmers, x, y);
    if (!found || casting) return;
    chosenId = found.id;
    onAim(found.name);
  };

  const watcher = new ResizeObserver(fit);
  watcher.observe(canvas);
  fit();
  canvas.addEventListener('pointerdown', press);
  frame = requestAnimationFrame(paint);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    canvas.removeEventListener('pointerdown', press);
  };
}
