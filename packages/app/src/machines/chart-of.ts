import type { AnyStateMachine } from 'xstate';

/** A state of a chart, with the states inside it. */
export interface ChartState {
  /** Path from the root, e.g. `loggedIn.steady`. */
  readonly path: string;
  readonly name: string;
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  readonly states: readonly ChartState[];
}

/** An arrow of a chart. */
export interface ChartArrow {
  readonly from: string;
  readonly to: string;
  /** Event that triggers it, and its condition, e.g. `RESYNC.REQUESTED [isGap]`. */
  readonly label: string;
}

/** Data of a machine's diagram. */
export interface Chart {
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
  /** Events that change the context without leaving a state, by path of the state; `''` is the root. */
  readonly inner: Readonly<Record<string, readonly string[]>>;
}

interface Node {
  readonly key: string;
  readonly path: readonly string[];
  readonly type: string;
  readonly states: Readonly<Record<string, Node>>;
  readonly initial?: { readonly target?: readonly Node[] };
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly always?: readonly Transition[];
}

interface Transition {
  readonly target?: readonly Node[] | undefined;
  readonly guard?: unknown;
}

const pathOf = ({ path }: Node): string => path.join('.');

function nameOfGuard(guard: unknown): string {
  if (guard === undefined) return '';
  const name = typeof guard === 'string' ? guard : (guard as { type?: unknown }).type;
  return typeof name === 'string' ? ` [${name}]` : ' [condition]';
}

/** Readable name of an event: XState's own names of service results and delays are long. */
function nameOfEvent(event: string): string {
  if (event === '') return 'at once';
  if (event.startsWith('xstate.done.actor')) return 'answered';
  if (event.startsWith('xstate.error.actor')) return 'failed';
  const [, delay] = /^xstate\.after\.(\w+)\./.exec(event) ?? [];
  return delay === undefined ? event : `after ${delay}`;
}

const stateOf = (node: Node, initial: readonly Node[]): ChartState => ({
  path: pathOf(node),
  name: node.key,
  isInitial: initial.includes(node),
  isFinal: node.type === 'final',
  states: Object.values(node.states).map((child) => stateOf(child, node.initial?.target ?? [])),
});

const allOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(allOf)];

/** Reads states and transitions from a machine, so that the diagram cannot be outdated. */
export function chartOf(machine: AnyStateMachine): Chart {
  const root = machine.root as unknown as Node;
  const arrows = new Map<string, ChartArrow>();
  const inner: Record<string, string[]> = {};
  for (const node of allOf(root)) {
    const caused = [...node.transitions, ['', node.always ?? []] as const];
    for (const [event, transitions] of caused) {
      for (const { target, guard } of transitions) {
        const label = `${nameOfEvent(event)}${nameOfGuard(guard)}`;
        const from = pathOf(node);
        const [to] = target ?? [];
        if (!to || to === node || from === '') {
          (inner[from] ??= []).push(to && to !== node ? `${label} → ${pathOf(to)}` : label);
          continue;
        }
        const key = `${from} ${pathOf(to)}`;
        const existing = arrows.get(key);
        arrows.set(key, {
          from,
          to: pathOf(to),
          label: existing ? `${existing.label}\n${label}` : label,
        });
      }
    }
  }
  return {
    states: Object.values(root.states).map((child) => stateOf(child, root.initial?.target ?? [])),
    arrows: [...arrows.values()],
    inner,
  };
}
