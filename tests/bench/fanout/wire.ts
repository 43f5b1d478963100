/** What the parent orders a process that sends to do. */
export type SenderOrder =
  | { readonly do: 'send'; readonly forMs: number; readonly perSecond: number | null }
  | { readonly do: 'stop' };

/** What a process that sends reports. */
export type SenderReport =
  | { readonly kind: 'listening'; readonly port: number }
  | {
      readonly kind: 'sent';
      readonly events: number;
      readonly cpuMs: number;
      readonly rssMb: number;
    };

/** What the parent orders the process that listens to do. */
export type ListenerOrder = { readonly do: 'start' } | { readonly do: 'read' };

/** What the process that listens reports: times from the event to its arrival, some thousands of them. */
export type ListenerReport =
  | { readonly kind: 'joined' }
  | {
      readonly kind: 'received';
      readonly deliveries: number;
      readonly latenciesMs: readonly number[];
    };

/** Time that two processes of one machine agree on, in ms. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
