/**
 * A known reason why the platform cannot start. The message is one sentence for the operator: the cause
 * and the fix.
 */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartError';
  }
}
