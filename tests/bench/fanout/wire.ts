/** What the parent tells a process that sends. */
export type SenderOrder =
  | { readonly do: 'send'; readonly forMs: number; readonly perSecond: number | null }
  | { readonly do: 'stop' };

/** What a process that sends tells. */
export type SenderReport =
  | { readonly told: 'listening'; readonly port: number }
  | {
      readonly told: 'sent';
      readonly events: number;
      readonly cpuMs: number;
      readonly rssMb: number;
    };

/** What the parent tells the process that listens. */
export type ListenerOrder = { readonly do: 'start' } | { readonly do: 'read' };

/** What the process that listens tells: times from the event to its arrival, some thousands of them. */
export type ListenerReport =
  | { readonly told: 'joined' }
  | {
      readonly told: 'heard';
      readonly deliveries: number;
      readonly latenciesMs: readonly number[];
    };

/** Time that two processes of one machine agree on, in ms. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
