import type { CheckGroup, ConformanceCheck, ConformanceLevel } from './conformance-check.ts';
import { createContractKit, type Accounts, type DatabasePreparations } from './contract-kit.ts';
import { conventionChecks } from './convention-checks.ts';
import { Mismatch, Unavailable } from './expectations.ts';
import { realtimeChecks } from './realtime-checks.ts';
import { createRecorder, WouldWrite, type Exchange } from './recorder.ts';
import { rowChecks } from './row-checks.ts';
import type { SocketClass } from './socket-client.ts';

/** Outcome of one check. */
export interface CheckResult {
  readonly name: string;
  readonly group: CheckGroup;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Requirement of the contract. */
  readonly expected: string;
  /** The last request of the check, without secrets; `null` if none was sent over HTTP. */
  readonly sent: string | null;
  /** Its response, without secrets. */
  readonly got: string | null;
  /** Reason of a failure or skip; `null` if it passed. */
  readonly problem: string | null;
  readonly durationMs: number;
}

/** Result of a run. */
export interface ConformanceReport {
  readonly url: string;
  readonly levels: readonly ConformanceLevel[];
  readonly startedAt: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly checks: readonly CheckResult[];
}

export interface ConformanceOptions {
  /** Origin of the backend. */
  readonly url: string;
  readonly accounts: Accounts;
  /** Default `['read']`. Nothing is changed without `money`; no socket is opened without `realtime`. */
  readonly levels?: readonly ConformanceLevel[];
  /** Names of the checks to run; default all. */
  readonly only?: (name: string) => boolean;
  /** Default `fetch`. */
  readonly fetch?: typeof fetch;
  /** Opens sockets; default the global `WebSocket`, which Node has from version 22 on. */
  readonly WebSocket?: SocketClass;
  /** Preparations that need the backend's database; default none. */
  readonly preparations?: DatabasePreparations;
  /** Called after each check. */
  readonly onResult?: (result: CheckResult) => void;
}

/** All checks in the order in which they run. */
export const allChecks = (socketClass?: SocketClass): readonly ConformanceCheck[] => [
  ...rowChecks,
  ...conventionChecks,
  ...realtimeChecks(socketClass),
];

const isRealtime = ({ group }: ConformanceCheck): boolean =>
  group === 'protocol' || group === 'events';

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

type Verdict = Pick<CheckResult, 'outcome' | 'problem'>;

function verdictOf(error: unknown, exchange: Exchange | undefined): Verdict {
  if (error instanceof WouldWrite) {
    return { outcome: 'skipped', problem: 'changes data: needs --level money' };
  }
  if (error instanceof Unavailable) return { outcome: 'skipped', problem: error.message };
  const problem = messageOf(error);
  // A preparation failed: its own message names the need, the exchange shows the response.
  const isStep = !(error instanceof Mismatch) && exchange !== undefined;
  return { outcome: 'failed', problem: isStep ? `on the way there: ${problem}` : problem };
}

/**
 * Checks a backend against the contract, from outside. Every check makes a few calls whose responses the
 * contract defines; it creates its own data with the accounts.
 * @example
 * const report = await runConformance({ url: 'https://api.partner.test', accounts });
 * process.exitCode = report.failed > 0 ? 1 : 0;
 * @source ours
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { url, accounts, levels = ['read'], only = () => true, onResult, preparations } = options;
  const socketClass = options.WebSocket ?? (globalThis.WebSocket as SocketClass | undefined);
  const mayWrite = levels.includes('money');
  const recorder = createRecorder(options.fetch ?? fetch);
  const kit = createContractKit(url, preparations, recorder.send, accounts);
  const startedAt = new Date().toISOString();
  const checks: CheckResult[] = [];

  async function attempt(check: ConformanceCheck): Promise<Verdict> {
    if (isRealtime(check) && !levels.includes('realtime')) {
      return { outcome: 'skipped', problem: 'opens sockets: needs --level realtime' };
    }
    recorder.begin(mayWrite || check.isRefused === true);
    try {
      await check.run(kit);
      return { outcome: 'passed', problem: null };
    } catch (error) {
      return verdictOf(error, recorder.last());
    }
  }

  for (const check of allChecks(socketClass).filter(({ name }) => only(name))) {
    const begun = performance.now();
    const verdict = await attempt(check);
    const exchange = recorder.last();
    const { name, group, expected } = check;
    const result: CheckResult = {
      ...{ name, group, expected, ...verdict },
      sent: exchange?.sent ?? null,
      got: exchange?.got ?? null,
      durationMs: Math.round(performance.now() - begun),
    };
    checks.push(result);
    onResult?.(result);
  }

  const count = (outcome: CheckResult['outcome']) =>
    checks.filter((each) => each.outcome === outcome).length;
  return {
    ...{ url, levels, startedAt, checks },
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}
