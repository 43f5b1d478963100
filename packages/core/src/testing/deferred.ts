/** A promise that its creator resolves or rejects. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** Creates a promise that the caller resolves or rejects. */
export function createDeferred<Value>(): Deferred<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return { promise, resolve, reject };
}
