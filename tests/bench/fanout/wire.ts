/** Orders from the parent to a sending process. */
export type SenderOrder =
  | { readonly do: 'send'; readonly forMs: number; readonly perSecond: number | null }
  | { readonly do: 'stop' };

/** Reports of a sending process. */
export type SenderReport =
  | { readonly kind: 'listening'; readonly port: number }
  | {
      readonly kind: 'sent';
      readonly events: number;
      readonly cpuMs: number;
      readonly rssMb: number;
    };

/** Orders from the parent to the listening process. */
export type ListenerOrder = { readonly do: 'start' } | { readonly do: 'read' };

/** Reports of the listening process: times from the event to its arrival, some thousands of them. */
export type ListenerReport =
  | { readonly kind: 'joined' }
  | {
      readonly kind: 'received';
      readonly deliveries: number;
      readonly latenciesMs: readonly number[];
    };

/** A clock that two processes of one machine share, in ms. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
