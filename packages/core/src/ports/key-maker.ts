/** Creates idempotency keys: a fresh UUID each time. */
export type KeyMaker = () => string;
