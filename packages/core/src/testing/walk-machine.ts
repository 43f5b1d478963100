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

/** One thing that can happen: what the model calls it, and how it is made to happen for real. */
export interface Move<World> {
  readonly event: EventObject;
  /** Default: the event is sent. */
  readonly act?: (world: World, snapshot: AnyMachineSnapshot) => void | Promise<void>;
}

/** A real machine with its surroundings, made again for every walk. */
export interface WalkedWorld {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Options of the actor, its clock above all. */
  readonly options?: object;
  /** Lets everything happen that is due. */
  settle(): Promise<void>;
  /** Checks the invariants after each step; throws if one is violated. */
  readonly check?: (snapshot: AnyMachineSnapshot) => void;
}

/** States and events seen by all walks together. */
export interface Walks {
  /** States that were reached, for real, as `parent.child`. */
  readonly states: readonly string[];
  /** Transitions of the machine and of the machines it invokes that were never taken. */
  readonly untaken: readonly string[];
  /** Walks whose real end was not the one that the model foretold. */
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

/** Every transition by a name of its own. */
function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const nodes = machinesIn(machine).flatMap((each) => nodesOf(each.root as AnyStateNode));
  const lists = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []]);
  return new Map(lists.flatMap((list) => list.map((each, n) => [each, nameOf(each, n)] as const)));
}

/**
 * Walks a machine along the shortest path to each of its states, and from there again by every
 * move. Each walk happens for real, and has to end where the model says.
 *
 * @param summary what distinguishes two states; contexts that grow without end must not.
 */
export async function walkMachine<World extends WalkedWorld>(
  setUp: () => World,
  moves: readonly Move<World>[],
  summary: (snapshot: AnyMachineSnapshot) => unknown,
): Promise<Walks> {
  const tell = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, summary(snapshot)]);
  const plan = setUp();
  const events = moves.map(({ event }) => event);
  const traversal = { events, serializeState: tell, input: plan.input, limit: 100_000 };
  const foretold = new Map<string, Map<EventObject, string>>();
  const adjacent: AdjacencyMap<AnyMachineSnapshot, EventObject> = getAdjacencyMap(
    plan.machine,
    traversal,
  );
  for (const { state, transitions } of Object.values(adjacent)) {
    const ends = Object.values(transitions) as readonly {
      readonly event: EventObject;
      readonly state: AnyMachineSnapshot;
    }[];
    foretold.set(tell(state), new Map(ends.map(({ event, state: end }) => [event, tell(end)])));
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
    if (tell(snapshot()) !== end) {
      const way = steps.map(({ event }) => event.type).join(', ');
      surprises.push(`${way}: ${tell(snapshot())}, not ${end}`);
    }
    actor.stop();
  }

  for (const { steps, state } of getShortestPaths(plan.machine, traversal)) {
    for (const move of moves) {
      await walk([...wayTo(steps), move], String(foretold.get(tell(state))?.get(move.event)));
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
