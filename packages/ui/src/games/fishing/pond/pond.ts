import { seeded } from '../../../drawings/seeded.ts';

/** Number and movement of a target's fish. */
export interface Shoal {
  readonly name: string;
  readonly count: number;
  /** Duration of one crossing of the pond, in milliseconds; 0 for fish on the bottom. */
  readonly crossingMs: number;
}

/** A fish that is visible, or about to be. */
export interface Swimmer {
  readonly id: string;
  readonly name: string;
  /** Index of its crossing; each crossing differs. */
  readonly crossing: number;
  /** Position of its centre, as shares of the pond's width and height; outside 0 to 1 it is invisible. */
  readonly x: number;
  readonly y: number;
  /** 1 faces right, -1 left. */
  readonly facing: 1 | -1;
  /** Inclination in radians; positive is downwards in the direction it faces. */
  readonly tilt: number;
  /** Phase of its tail, from -1 to 1. */
  readonly beat: number;
}

/** Shoals of a pond: many small fish, a few large. @source ours */
export const shoals: readonly Shoal[] = [
  { name: 'anchovy', count: 4, crossingMs: 17_000 },
  { name: 'sardine', count: 3, crossingMs: 19_000 },
  { name: 'mullet', count: 2, crossingMs: 22_000 },
  { name: 'snapper', count: 2, crossingMs: 25_000 },
  { name: 'pomfret', count: 2, crossingMs: 27_000 },
  { name: 'grouper', count: 1, crossingMs: 30_000 },
  { name: 'ray', count: 1, crossingMs: 32_000 },
  { name: 'shark', count: 1, crossingMs: 28_000 },
  { name: 'chest', count: 1, crossingMs: 0 },
  { name: 'dragon', count: 1, crossingMs: 40_000 },
];

/** Returns the shoals of a list of keys; all without a list. */
export const shoalsOf = (names?: readonly string[]): readonly Shoal[] =>
  names ? shoals.filter(({ name }) => names.includes(name)) : shoals;

/** Highest and lowest centre of a fish. */
const lanes = { top: 0.3, bottom: 0.84 } as const;
const outside = 0.28;
const tailBeatMs = 900;

interface Course {
  readonly crossing: number;
  readonly y: number;
  readonly sway: number;
  readonly waves: number;
  readonly facing: 1 | -1;
}

const courseOf = (seed: string, id: string, crossing: number, lane: number): Course => {
  const next = seeded(`${seed}:${id}:${crossing}`);
  const spread = lanes.bottom - lanes.top;
  return {
    crossing,
    y: lanes.top + spread * ((lane + next() * 0.5) % 1),
    sway: 0.015 + next() * 0.035,
    waves: 1 + Math.floor(next() * 2),
    facing: next() < 0.5 ? 1 : -1,
  };
};

/**
 * Creates a pond whose fish are a function of seed and time alone, so that all viewers see the same. It does
 * not depend on catches.
 */
export function createPond(
  seed: string,
  who: readonly Shoal[] = shoals,
): (timeMs: number) => Swimmer[] {
  const next = seeded(seed);
  const all = who.flatMap(({ name, count, crossingMs }) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${name}-${index}`,
      name,
      crossingMs: crossingMs * (0.9 + next() * 0.2),
      // Spread over the crossing, so that some fish of a kind are always visible.
      phase: (index + next() * 0.6 + 0.2) / count,
      lane: next(),
    })),
  );
  // Only a cache: a path can be derived from its seed at any time.
  const courses = new Map<string, Course>();
  const courseAt = (id: string, crossing: number, lane: number): Course => {
    const known = courses.get(id);
    if (known?.crossing === crossing) return known;
    const course = courseOf(seed, id, crossing, lane);
    courses.set(id, course);
    return course;
  };

  return (timeMs) =>
    all.map(({ id, name, crossingMs, phase, lane }) => {
      const beat = Math.sin((timeMs / tailBeatMs + phase) * Math.PI * 2);
      if (crossingMs === 0) {
        return {
          id,
          name,
          crossing: 0,
          x: 0.2 + lane * 0.6,
          y: 0.88,
          facing: 1,
          tilt: beat * 0.02,
          beat,
        };
      }
      const way = timeMs / crossingMs + phase;
      const crossing = Math.floor(way);
      const share = way - crossing;
      const { y, sway, waves, facing } = courseAt(id, crossing, lane);
      const turn = share * waves * Math.PI * 2;
      const across = -outside + share * (1 + 2 * outside);
      return {
        id,
        name,
        crossing,
        x: facing === 1 ? across : 1 - across,
        y: y + Math.sin(turn) * sway,
        facing,
        tilt: Math.cos(turn) * sway * waves * 3,
        beat,
      };
    });
}

/** Returns whether a fish is visible. */
export const inSight = ({ x }: Swimmer): boolean => x > 0.03 && x < 0.97;

/**
 * Returns the target fish: the selected one while it is visible, else the one of its kind nearest to the
 * centre; `undefined` if none is visible.
 */
export function aimedAt(
  swimmers: readonly Swimmer[],
  name: string | null,
  id: string | null,
): Swimmer | undefined {
  const kin = swimmers.filter((swimmer) => swimmer.name === name && inSight(swimmer));
  const distance = ({ x }: Swimmer): number => Math.abs(x - 0.5);
  return (
    kin.find((swimmer) => swimmer.id === id) ??
    kin.reduce<Swimmer | undefined>(
      (best, swimmer) => (best && distance(best) <= distance(swimmer) ? best : swimmer),
      undefined,
    )
  );
}
