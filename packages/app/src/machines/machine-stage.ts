import type { Clock } from '@lobi/core';
import { createFakeClock } from '@lobi/core/testing';
import { createActor, type AnyActorRef, type AnyStateMachine, type EventObject } from 'xstate';

/** A call of a machine that waits for its response. */
export interface OpenCall {
  readonly name: string;
  answer(): void;
  fail(): void;
}

/** Setup in which a machine is shown. */
export interface Script {
  /** Creates the machine with services that the viewer answers. */
  make(services: Services): AnyStateMachine;
  readonly input?: unknown;
  /** One example of every external event. */
  readonly events: readonly (EventObject & Readonly<Record<string, unknown>>)[];
}

/** Creates a machine's services, which the viewer answers. */
export interface Services {
  /** A call that stays pending until it is resolved or rejected manually. */
  call<Answer>(name: string, answer: () => Answer): Promise<Answer>;
  readonly clock: Clock;
}

/** Everything displayed of a running machine. */
export interface StageView {
  /** Paths of its active states, outer ones first. */
  readonly active: readonly string[];
  readonly calls: readonly OpenCall[];
  readonly history: readonly { readonly event: string; readonly state: string }[];
  readonly context: string;
}

/** A machine run manually. */
export interface Stage {
  readonly machine: AnyStateMachine;
  view(): StageView;
  subscribe(listener: () => void): () => void;
  can(event: EventObject): boolean;
  send(event: EventObject): void;
  /** Advances time by a minute, so that delays end. */
  passTime(): void;
  stop(): void;
}

const minuteMs = 60_000;

function pathsOf(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => [
    prefix + key,
    ...pathsOf(inner, `${prefix}${key}.`),
  ]);
}

/** Starts a machine with manual services and a stopped clock. */
export function createStage(script: Script): Stage {
  const clock = createFakeClock();
  const listeners = new Set<() => void>();
  let calls: OpenCall[] = [];
  let history: StageView['history'] = [];

  const services: Services = {
    clock,
    call: (name, answer) =>
      new Promise((resolve, reject) => {
        const close = (settle: () => void) => () => {
          calls = calls.filter((open) => open !== call);
          settle();
          // The machine receives it once promises have settled.
          setTimeout(refresh, 0);
        };
        const call: OpenCall = {
          name,
          answer: close(() => resolve(answer())),
          fail: close(() => reject(new Error(`${name} failed`))),
        };
        calls = [...calls, call];
        setTimeout(() => refresh(), 0);
      }),
  };

  const machine = script.make(services);
  const actor: AnyActorRef = createActor(machine, {
    clock,
    input: script.input,
    inspect: ({ type, ...rest }) => {
      if (type !== '@xstate.event' || !('event' in rest) || rest.actorRef !== actor) return;
      lastEvent = rest.event.type;
    },
  });
  let lastEvent = 'start';
  let view: StageView = { active: [], calls, history, context: '' };

  function refresh(): void {
    const snapshot = actor.getSnapshot() as { value: unknown; context: unknown };
    const active = pathsOf(snapshot.value);
    view = { active, calls, history, context: JSON.stringify(snapshot.context, null, 2) };
    for (const listener of listeners) listener();
  }

  actor.subscribe((snapshot: { value: unknown }) => {
    const state = pathsOf(snapshot.value).at(-1) ?? '';
    history = [...history, { event: lastEvent, state }].slice(-40);
    refresh();
  });
  actor.start();
  refresh();

  return {
    machine,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    can: (event) => (actor.getSnapshot() as { can(event: EventObject): boolean }).can(event),
    send(event) {
      actor.send(event);
    },
    passTime() {
      void clock.advance(minuteMs).then(refresh);
    },
    stop: () => actor.stop(),
  };
}
