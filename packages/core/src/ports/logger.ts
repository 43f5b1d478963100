/**
 * Where failures are reported to developers. The browser's `console` is one. Never gets secrets.
 */
export interface Logger {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}
