import { troubleLength } from '@lobi/core/contract';
import type { PlatformClient } from '@lobi/core';
import { routeAt } from '@lobi/core/routes';
import type { ErrorListener } from '../config/events.ts';
import { isLoadError } from '@lobi/ui';

/** What React tells about a part that failed. */
interface FailureInfo {
  readonly componentStack?: string | null | undefined;
}

/** Reports of one tab; whoever fails so often has said enough. @source ours */
const mostReports = 10;

/** Names of the components, innermost first, without the addresses of their files. */
const namesOf = (stack: string): string =>
  stack
    .replaceAll(/\s*(?:\(|@|at https?:)\S*/g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

const keptKey = 'lobi.trouble';

/** What this tab has told, also before it was loaded anew. */
function readTold(): Set<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

function keepTold(told: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify([...told]));
  } catch {
    // Storage that is full or forbidden: it may be told again after a reload.
  }
}

/**
 * Tells the platform of parts of the page that fail while they are drawn, each failure of a page
 * once, however often the page is loaded anew. Code that did not come is no failure of ours, and a
 * report that is lost is lost.
 * @source ours (a render error is contained and reported once)
 */
export function createTroubleReporter(
  api: PlatformClient['api'],
  onError?: ErrorListener,
): (error: unknown, info: FailureInfo) => void {
  const told = readTold();
  return (error, { componentStack }) => {
    // oxlint-disable-next-line no-console -- React leaves the console to whoever listens
    console.error(error);
    const page = routeAt(location.pathname) ?? '';
    onError?.(error, { page });
    if (isLoadError(error)) return;
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const message = text.slice(0, troubleLength.message);
    const key = `${page} ${message}`;
    if (told.has(key) || told.size >= mostReports) return;
    told.add(key);
    keepTold(told);
    const part = namesOf(componentStack ?? '').slice(0, troubleLength.part);
    api.call('trouble.report', { body: { message, part, page } }).catch(() => undefined);
  };
}
