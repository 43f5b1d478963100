import type { Happening } from '../config/own-parts.ts';

/** Maximum number of events that are buffered before there is a receiver. */
const maxHeld = 50;

let receive: ((happening: Happening) => void) | undefined;
let pendingEvents: Happening[] = [];

/** Reports an event; it is buffered until there is a receiver. */
export function report(happening: Happening): void {
  if (receive) receive(happening);
  else if (pendingEvents.length < maxHeld) pendingEvents.push(happening);
}

/** Receives buffered and future events until the returned function is called. */
export function receiveHappenings(next: (happening: Happening) => void): () => void {
  receive = next;
  for (const happening of pendingEvents) next(happening);
  pendingEvents = [];
  return () => {
    if (receive === next) receive = undefined;
  };
}
