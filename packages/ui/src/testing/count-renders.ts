/** Used fields of a React fiber. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface FiberRoot {
  readonly current: Fiber;
}

/** React's work tags of function components, forwarded refs and simple memoised functions. */
const componentTags: readonly number[] = [0, 11, 15];
/** React's flag of a component whose function ran for this commit. */
const performedWork = 1;

/** Number of renders by component name. */
export type RenderCounts = Readonly<Record<string, number>>;

let counts: Map<string, number> | undefined;

function nameOf(type: unknown): string {
  const { displayName, name, render } = type as {
    displayName?: string;
    name?: string;
    render?: { name?: string };
  };
  return displayName || name || render?.name || 'unnamed';
}

function count({ tag, type }: Fiber): void {
  if (!counts || !componentTags.includes(tag)) return;
  const name = nameOf(type);
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Counts the renders of a commit. Unchanged children mean that nothing below rendered. */
function visit(fiber: Fiber, before: Fiber | null): void {
  if (!before || (fiber.flags & performedWork) !== 0) count(fiber);
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
}

// The hook by which React notifies developer tools of each commit. React DOM reads it when it is first
// loaded, so that this file must be imported before.
(globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object }).__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  isDisabled: false,
  renderers: new Map(),
  checkDCE: () => {},
  inject: () => 1,
  onCommitFiberRoot(_renderer: unknown, { current }: FiberRoot) {
    if (counts) visit(current, current.alternate);
  },
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
  onScheduleFiberRoot: () => {},
};

/**
 * Counts which components render during an action, until its changes are displayed. Import it before
 * anything that imports React DOM.
 * @example const counted = await countRenders(() => button.click());
 *   expect(counted['Head']).toBe(undefined);
 */
export async function countRenders(act: () => unknown): Promise<RenderCounts> {
  const own = new Map<string, number>();
  counts = own;
  await act();
  counts = undefined;
  return Object.fromEntries(own);
}
