import { clientErrorLength } from '@lobi/core/contract';
import type { PlatformClient } from '@lobi/core';
import { routeAt } from '@lobi/core/routes';
import type { ErrorListener } from '../config/events.ts';
import { isLoadError } from '@lobi/ui';

/** Error details from React for a component that failed. */
interface FailureInfo {
  readonly componentStack?: string | null | undefined;
}

/** Maximum number of reports per tab, so that a render loop does not flood the platform. @source ours */
const maxReports = 10;

/** Names of the components, innermost first, without the addresses of their files. */
const namesOf = (stack: string): string =>
  stack
    .replaceAll(/\s*(?:\(|@|at https?:)\S*/g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

const storageKey = 'lobi.client-errors';

/** Reads the errors that this tab has reported, also before a reload. */
function readReported(): Set<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

function storeReported(reported: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...reported]));
  } catch {
    // Storage that is full or forbidden: the failure may be reported again after a reload.
  }
}

/**
 * Reports parts of the page that fail to render to the platform, each failure of a page once, however often
 * the page is reloaded. Code that fails to load is not reported, and a report that is lost is not retried.
 * @source ours (a render error is contained and reported once)
 */
export function createClientErrorReporter(
  api: PlatformClient['api'],
  onError?: ErrorListener,
): (error: unknown, info: FailureInfo) => void {
  const reported = readReported();
  return (error, { componentStack }) => {
    // oxlint-disable-next-line no-console -- React leaves the console to the listener
    console.error(error);
    const page = routeAt(location.pathname) ?? '';
    onError?.(error, { page });
    if (isLoadError(error)) return;
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const message = text.slice(0, clientErrorLength.message);
    const key = `${page} ${message}`;
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    storeReported(reported);
    const part = namesOf(componentStack ?? '').slice(0, clientErrorLength.part);
    api.call('client-error.report', { body: { message, part, page } }).catch(() => undefined);
  };
}
