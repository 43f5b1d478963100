/**
 * A known reason why the platform cannot start. The message is one sentence for the person at the
 * terminal: what is wrong and what to do.
 */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StartError';
  }
}
