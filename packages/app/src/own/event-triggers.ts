import type { EventTrigger } from '../config/own-parts.ts';

/** Maximum number of events that are buffered before there is a receiver. */
const maxHeld = 50;

let receive: ((trigger: EventTrigger) => void) | undefined;
let pendingEvents: EventTrigger[] = [];

/** Reports an event; it is buffered until there is a receiver. */
export function report(trigger: EventTrigger): void {
  if (receive) receive(trigger);
  else if (pendingEvents.length < maxHeld) pendingEvents.push(trigger);
}

/** Receives buffered and future events until the returned function is called. */
export function receiveEventTriggers(next: (trigger: EventTrigger) => void): () => void {
  receive = next;
  for (const trigger of pendingEvents) next(trigger);
  pendingEvents = [];
  return () => {
    if (receive === next) receive = undefined;
  };
}
