import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, type AdjacencyMap } from 'xstate/graph';

/** An event of a model, and how it is triggered in the real machine. */
export interface Move<World> {
  readonly event: EventObject;
  /** Default: sends the event. */
  readonly act?: (world: World, snapshot: AnyMachineSnapshot) => void | Promise<void>;
}

/** A real machine with its environment, created again for every walk. */
export interface WalkedWorld {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Options of the actor, its clock above all. */
  readonly options?: object;
  /** Lets everything that is due happen. */
  settle(): Promise<void>;
  /** Checks the invariants after each step; throws if one is violated. */
  readonly check?: (snapshot: AnyMachineSnapshot) => void;
}

/** States and events reached by all walks together. */
export interface Walks {
  /** States that the real machine reached, as `parent.child`. */
  readonly states: readonly string[];
  /** Transitions of the machine and of its invoked machines that were never taken. */
  readonly untaken: readonly string[];
  /** Walks whose real end differs from the model's prediction. */
  readonly surprises: readonly string[];
  readonly count: number;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode)),
];

/** The machine and the machines that it may invoke. */
function machinesIn(machine: AnyStateMachine): AnyStateMachine[] {
  const invoked = Object.values(machine.implementations.actors ?? {}).filter(
    (logic): logic is AnyStateMachine => typeof logic === 'object' && 'root' in logic,
  );
  return [machine, ...invoked.flatMap(machinesIn)];
}

const nameOf = ({ source, eventType, target }: AnyTransitionDefinition, branch: number): string =>
  `${source.id} on ${eventType || 'always'} [${branch}] to ${target?.map(({ id }) => id).join() ?? 'itself'}`;

/** Every transition with a unique name. */
function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const nodes = machinesIn(machine).flatMap((each) => nodesOf(each.root as AnyStateNode));
  const lists = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []]);
  return new Map(lists.flatMap((list) => list.map((each, n) => [each, nameOf(each, n)] as const)));
}

/**
 * Walks a machine along the shortest path to each of its states, and from there by every move. Each walk
 * runs the real machine, and must end where the model predicts.
 * @param summary properties that distinguish states; without growing contexts
 */
export async function walkMachine<World extends WalkedWorld>(
  setUp: () => World,
  moves: readonly Move<World>[],
  summary: (snapshot: AnyMachineSnapshot) => unknown,
): Promise<Walks> {
  const describeState = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, summary(snapshot)]);
  const plan = setUp();
  const events = moves.map(({ event }) => event);
  const traversal = { events, serializeState: describeState, input: plan.input, limit: 100_000 };
  const expectedEnds = new Map<string, Map<EventObject, string>>();
  const adjacent: AdjacencyMap<AnyMachineSnapshot, EventObject> = getAdjacencyMap(
    plan.machine,
    traversal,
  );
  for (const { state, transitions } of Object.values(adjacent)) {
    const ends = Object.values(transitions) as readonly {
      readonly event: EventObject;
      readonly state: AnyMachineSnapshot;
    }[];
    expectedEnds.set(
      describeState(state),
      new Map(ends.map(({ event, state: end }) => [event, describeState(end)])),
    );
  }
  const wayTo = (steps: readonly { readonly event: EventObject }[]): Move<World>[] =>
    steps.flatMap(({ event }) => moves.filter((move) => move.event === event));

  const states = new Set<string>();
  const taken = new Set<string>();
  const surprises: string[] = [];
  let count = 0;

  async function walk(steps: readonly Move<World>[], end: string): Promise<void> {
    const world = setUp();
    const names = transitionsOf(world.machine);
    const inspect = (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.microstep') return;
      for (const each of inspected._transitions) taken.add(names.get(each) ?? 'unknown');
    };
    const actor: AnyActorRef = createActor(world.machine, {
      ...world.options,
      ...(world.input === undefined ? {} : { input: world.input }),
      inspect,
    }).start();
    const snapshot = (): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot;
    for (const step of steps) {
      if (step.act) await step.act(world, snapshot());
      else actor.send(step.event);
      await world.settle();
      world.check?.(snapshot());
      for (const node of snapshot()._nodes) states.add(node.path.join('.'));
    }
    count += 1;
    if (describeState(snapshot()) !== end) {
      const way = steps.map(({ event }) => event.type).join(', ');
      surprises.push(`${way}: ${describeState(snapshot())}, not ${end}`);
    }
    actor.stop();
  }

  for (const { steps, state } of getShortestPaths(plan.machine, traversal)) {
    for (const move of moves) {
      await walk(
        [...wayTo(steps), move],
        String(expectedEnds.get(describeState(state))?.get(move.event)),
      );
    }
  }
  const all = [...transitionsOf(plan.machine).values()];
  return {
    states: [...states].filter((name) => name !== ''),
    untaken: all.filter((name) => !taken.has(name)),
    surprises,
    count,
  };
}
