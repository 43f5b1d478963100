import type { Report } from '../report.ts';
import { engines, type Engine } from './rounds.ts';

const rounds = 1_000_000;

/** Engines to run; default all. */
const requestedEngines = process.env['ENGINES']?.split(',');

/** Interval at which a round is also drawn by the platform, for comparison. */
const comparedEvery = 1_000;

/** Standard errors on either side that include 99.9 % of all runs. */
const deviations = 3.290_527;

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

/** Result of a million rounds of an engine. */
interface Measured {
  readonly engine: string;
  readonly choice: string;
  readonly theory: number;
  readonly mean: number;
  /** Half of the width of the interval. */
  readonly margin: number;
  readonly isInside: boolean;
  /** Minor units. */
  readonly staked: bigint;
  readonly paid: bigint;
}

/** Plays many rounds of an engine; each round checks its accounting. */
async function measure({ name, choice, theory, play, compare }: Engine): Promise<Measured> {
  let [staked, paid] = [0n, 0n];
  let [sum, squares] = [0, 0];
  for (let number = 1; number <= rounds; number += 1) {
    if (number % comparedEvery === 1) await compare?.(number);
    const played = play(number);
    // A synchronous result is not awaited, because a million microtasks take too long.
    const round = played instanceof Promise ? await played : played;
    staked += round.staked;
    paid += round.paid;
    const share = Number(round.paid) / Number(round.staked);
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  const margin = deviations * Math.sqrt((squares / rounds - mean * mean) / rounds);
  const isInside = Math.abs(mean - theory) <= margin;
  console.error(`${name}: ${percent(mean)}, in theory ${percent(theory)}, ± ${percent(margin)}`);
  return { engine: name, choice, theory, mean, margin, isInside, staked, paid };
}

/** A million rounds of every engine: their returns against the rules. */
export async function bench(): Promise<Report> {
  const found: Measured[] = [];
  for (const engine of engines.filter(({ name }) => requestedEngines?.includes(name) ?? true)) {
    const beganMs = performance.now();
    found.push(await measure(engine));
    console.error(`  in ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`);
  }
  const outside = found.filter(({ isInside }) => !isInside);
  return {
    title: 'What a million rounds of each game return',
    head: ['game', 'choice', 'in theory', 'measured', '99.9 % interval', 'inside'],
    rows: found.map(({ engine, choice, theory, mean, margin, isInside }) => [
      engine,
      choice,
      percent(theory),
      percent(mean),
      `${percent(mean - margin)} to ${percent(mean + margin)}`,
      isInside ? 'yes' : 'NO',
    ]),
    notes: [
      `${rounds.toLocaleString('en')} rounds of each, drawn from seeds as the platform draws them; every`,
      `${comparedEvery.toLocaleString('en')}th was drawn by the platform's own code as well, and was the same.`,
      'No round paid less than nothing or more than its choice can pay; of every bingo round, prizes,',
      'house share and breakage were the pool, to the last unit. Any other round stops the run.',
      outside.length === 0
        ? 'Goal met: every return lies inside its interval.'
        : `Goal missed by ${outside.map(({ engine }) => engine).join(', ')}.`,
    ],
    raw: found.map(({ staked, paid, ...facts }) => ({
      ...facts,
      staked: String(staked),
      paid: String(paid),
    })),
  };
}
