/** Receives error reports for developers, without secrets. The browser's `console` implements it. */
export interface Logger {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}
