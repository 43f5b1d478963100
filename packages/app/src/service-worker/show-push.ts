/** A push message as displayed. */
export interface ShownPush {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string | undefined;
  /** Path of the page of this app that it opens. */
  readonly path: string;
}

/**
 * Returns a path of this app: `//host` and `/\host` lead to another site. For any other value of a
 * message, a press opens the notifications.
 */
const toOwnPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/notification';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a push message; `undefined` for one without a title, which cannot be shown. */
export function readPush(text: string): ShownPush | undefined {
  let sent: Record<string, unknown>;
  try {
    sent = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const title = textOf(sent['title']);
  if (title === '') return undefined;
  return {
    title,
    body: textOf(sent['body']),
    tag: textOf(sent['tag']),
    lang: textOf(sent['lang']) || undefined,
    path: toOwnPath(sent['path']),
  };
}

/** Used parts of the service worker's global scope. */
export interface PushParts {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly windows: () => Promise<readonly AppWindow[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
  readonly origin: string;
}

/** A window of the app. */
export interface AppWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** Shows a push message. */
export async function showPush(text: string, { registration }: PushParts): Promise<void> {
  const message = readPush(text);
  if (!message) return;
  const { title, body, tag, lang, path } = message;
  await registration.showNotification(title, {
    body,
    tag,
    ...(lang === undefined ? {} : { lang }),
    data: { path },
  });
}

/** Opens the page of a pressed message: in a window that shows it, else in any, else in a new one. */
export async function openPush(data: unknown, parts: PushParts): Promise<void> {
  const { path } = Object(data) as { path?: unknown };
  const address = parts.origin + toOwnPath(path);
  const windows = await parts.windows();
  const shown = windows.find(({ url }) => url === address);
  if (shown) return void (await shown.focus());
  const [other] = windows;
  if (!other) return void (await parts.openWindow(address));
  // A window that the worker does not control cannot be navigated.
  await other.navigate(address).catch(() => parts.openWindow(address));
  await other.focus();
}
