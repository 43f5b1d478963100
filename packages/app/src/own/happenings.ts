import type { Happening } from '../config/own-parts.ts';

/** As many are held until there is somewhere to send them. */
const mostHeld = 50;

let receive: ((happening: Happening) => void) | undefined;
let held: Happening[] = [];

/** Reports what happened; it is held until the receiver has come. */
export function report(happening: Happening): void {
  if (receive) receive(happening);
  else if (held.length < mostHeld) held.push(happening);
}

/** Receives what happened so far and from now on, until the returned function is called. */
export function receiveHappenings(next: (happening: Happening) => void): () => void {
  receive = next;
  for (const happening of held) next(happening);
  held = [];
  return () => {
    if (receive === next) receive = undefined;
  };
}
