/** The fields of a React fiber that are read here. */
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

/** How often components rendered, by their name. */
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

/** Counts what ran for a commit. Where the children are those of before, nothing below ran. */
function visit(fiber: Fiber, before: Fiber | null): void {
  if (!before || (fiber.flags & performedWork) !== 0) count(fiber);
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
}

// The hook by which React notifies developer tools of each commit. It is asked for when React DOM is
// first loaded, so this file must be imported before.
(globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object }).__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  isDisabled: false,
  renderers: new Map(),
  checkDCE: () => {},
  inject: () => 1,
  onCommitFiberRoot: (_renderer: unknown, { current }: FiberRoot) =>
    visit(current, current.alternate),
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
  onScheduleFiberRoot: () => {},
};

/**
 * Counts which components render while something is done, and until what it changed is shown. Import
 * it before anything that imports React DOM.
 * @example const counted = await countRenders(() => button.click()); expect(counted['Head']).toBe(undefined);
 */
export async function countRenders(act: () => unknown): Promise<RenderCounts> {
  const own = new Map<string, number>();
  counts = own;
  await act();
  counts = undefined;
  return Object.fromEntries(own);
}
