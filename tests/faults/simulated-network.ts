import { isAppError } from '@lobi/core/contract';
import type { Database, Statement } from '../../packages/server/src/store/database.ts';

/** The process died, as far as its caller can see. */
class Crash extends Error {}

/** Time of a crash: before anything is stored, or after, when only the response is lost. */
export type CrashTime = 'before' | 'after';

/** Outcome of a simulated call. */
export interface Delivery {
  /** Number of concurrent copies with the same key. */
  readonly copies: number;
  readonly crash: CrashTime | null;
  /** Number of later actions that overtake it. */
  readonly delay: number;
  /** Number of actions after which a lost copy arrives; `null`: never. */
  readonly echo: number | null;
}

/** Result of a call: a response, or an error code. */
export type Outcome<Answer> =
  | { readonly code: 'ok'; readonly answer: Answer }
  | { readonly code: string; readonly answer?: undefined };

/**
 * Makes a call as a client does, until it gets a response. Throws only errors that no client receives.
 */
export type Call<Answer> = () => Promise<Outcome<Answer>>;

/** A network with the process behind it. */
export interface SimulatedNetwork {
  /** The database, whose next effect may be interrupted. */
  readonly db: Database;
  /** Calls and their results, line by line and without ids, so that equal seeds give equal lines. */
  readonly history: string[];
  /**
   * Sends a call. `arrived` receives its outcome, once however often it was sent. A copy of a completed
   * call must get the same response when it arrives late, except for the code in `later`.
   */
  send<Answer>(
    what: string,
    delivery: Delivery,
    call: Call<Answer>,
    arrived: (outcome: Outcome<Answer>) => void,
    later?: () => string,
  ): void;
  /** Advances by one action, and delivers the copies that are due. */
  tick(): Promise<void>;
  /** Waits for all pending calls. */
  quiet(): Promise<void>;
}

/** Makes a service call as a client does, with retries without a response. */
export const asClient =
  <Answer>(call: () => Promise<Answer>): Call<Answer> =>
  async () => {
    for (;;) {
      try {
        return { code: 'ok', answer: await call() };
      } catch (error) {
        if (error instanceof Crash) continue;
        if (isAppError(error)) return { code: error.code };
        throw error;
      }
    }
  };

/** A database whose next effect may be interrupted. */
function crashing(db: Database): { db: Database; crashAt(time: CrashTime | null): void } {
  let next: CrashTime | null = null;
  const cut = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const time = next;
    next = null;
    if (time === 'before') throw new Crash();
    const result = await work();
    if (time === 'after') throw new Crash();
    return result;
  };
  const isWrite = (statement: Statement | string): boolean =>
    typeof statement !== 'string' && statement.name === 'bets-place';
  return {
    db: {
      ...db,
      rows: (statement, values) =>
        isWrite(statement) ? cut(() => db.rows(statement, values)) : db.rows(statement, values),
      transaction: (work) => {
        if (next !== 'before') return cut(() => db.transaction(work));
        next = null;
        // The transaction is executed completely, and then rolled back.
        return db.transaction(async (tx) => {
          await work(tx);
          throw new Crash();
        });
      },
    },
    crashAt: (time) => (next = time),
  };
}

/** Creates a network in front of a real database. */
export function createNetwork(real: Database): SimulatedNetwork {
  const { db, crashAt } = crashing(real);
  const history: string[] = [];
  const underWay: { at: number; arrive: () => Promise<void> }[] = [];
  let now = 0;

  const arriveUntil = async (time: number): Promise<void> => {
    for (;;) {
      // The earliest, and of equals the one that was sent first.
      const [first] = underWay.toSorted((one, other) => one.at - other.at);
      if (!first || first.at > time) return;
      underWay.splice(underWay.indexOf(first), 1);
      await first.arrive();
    }
  };

  /** Sends all copies at once; they must get the same response. */
  const deliver = async <Answer>(
    what: string,
    { copies, crash }: Pick<Delivery, 'copies' | 'crash'>,
    call: Call<Answer>,
  ): Promise<Outcome<Answer>> => {
    crashAt(crash);
    const outcomes = await Promise.all(Array.from({ length: copies }, call));
    crashAt(null);
    const [first] = outcomes;
    if (!first) throw new Error(`${what}: sent no times`);
    const answers = new Set(outcomes.map(({ code, answer }) => JSON.stringify([code, answer])));
    if (answers.size > 1) throw new Error(`${what}: equal calls got ${[...answers].join(' and ')}`);
    history.push(`${now} ${what} ${first.code}`);
    return first;
  };

  return {
    db,
    history,
    send: (what, delivery, call, arrived, later = () => 'ok') => {
      const arrive = async (): Promise<void> => {
        const outcome = await deliver(what, delivery, call);
        arrived(outcome);
        const { echo } = delivery;
        if (echo === null || outcome.code !== 'ok') return;
        const repeat = async (): Promise<void> => {
          const code = later();
          const again = await deliver(`late copy of ${what}`, { copies: 1, crash: null }, call);
          const first = JSON.stringify(code === 'ok' ? outcome : { code });
          const second = JSON.stringify(again);
          if (first !== second) throw new Error(`${what}: later got ${second}, not ${first}`);
        };
        underWay.push({ at: now + echo, arrive: repeat });
      };
      underWay.push({ at: now + delivery.delay, arrive });
    },
    tick: async () => {
      await arriveUntil(now);
      now += 1;
    },
    quiet: () => arriveUntil(Infinity),
  };
}
