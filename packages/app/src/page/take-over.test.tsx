import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPresses } from '../first-paint/show-lobby.ts';
import { deferStyles } from './deferred-styles.ts';
import { Mounted } from './mounted.tsx';
import { prerenderedMark } from './prerendered-lobby.ts';
import { prepareTakeOver } from './take-over.ts';

const prerendered = `<main><a href="/game/g1">Arena</a><a href="#how">How</a><a href="https://other.example/">Other</a>
  <button>Slots</button><button>Crash</button><input aria-label="Search" /></main>`;

let mount: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  mount = document.createElement('div');
  document.body.append(mount);
  mount.dataset[prerenderedMark] = 'live';
  mount.innerHTML = prerendered;
  answerPresses(mount);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  mount.remove();
});

const pressed = vi.fn<(name: string) => void>();
const typed = vi.fn<(text: string) => void>();
beforeEach(() => void [pressed.mockClear(), typed.mockClear()]);

/** Renders the same as the pre-rendered page. */
async function takeOver(meanwhile?: () => void): Promise<void> {
  const finish = prepareTakeOver(mount);
  root = createRoot(mount);
  const own = root;
  await new Promise<void>((resolve) => {
    const onShown = (): void => {
      finish();
      // After the remaining work of all effects.
      queueMicrotask(resolve);
    };
    startTransition(() =>
      own.render(
        <main>
          <a href="/game/g1">Arena</a>
          {['Slots', 'Crash'].map((name) => (
            <button key={name} type="button" onClick={() => pressed(name)}>
              {name}
            </button>
          ))}
          <input
            aria-label="Search"
            defaultValue=""
            onChange={({ target }) => typed(target.value)}
          />
          <Mounted onInserted={deferStyles()} onShown={onShown} />
        </main>,
      ),
    );
    meanwhile?.();
  });
}

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = mount.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};
const button = (name: string) =>
  [...mount.querySelectorAll('button')].find(({ textContent }) => textContent === name);

describe('hydration of the pre-rendered lobby', () => {
  it('the pre-rendered lobby stays until the app has rendered its own, and leaves no traces', async () => {
    const before = find('main');
    const taken = takeOver();
    expect(before.isConnected).toBe(true);
    await taken;
    expect(before.isConnected).toBe(false);
    expect(mount.querySelectorAll('main')).toHaveLength(1);
    expect(mount.dataset).not.toHaveProperty('prerendered');
  });

  it('a button that was pressed before the app has loaded is pressed in the app', async () => {
    button('Slots')?.click();
    button('Crash')?.click();
    expect(pressed).not.toHaveBeenCalled();
    await takeOver();
    expect(pressed.mock.calls).toEqual([['Crash']]);
  });

  it('focus and typed text are transferred to the field of the app', async () => {
    const field = find<HTMLInputElement>('input');
    field.focus();
    field.value = 'aren';
    await takeOver();
    expect(document.activeElement).toBe(find('input'));
    expect(find<HTMLInputElement>('input').value).toBe('aren');
    expect(typed.mock.calls).toEqual([['aren']]);
  });

  it('the focus is transferred to the same link', async () => {
    find('a[href="/game/g1"]').focus();
    await takeOver();
    expect(document.activeElement).toBe(find('a'));
  });
});

describe('a link of the pre-rendered lobby', () => {
  const { href } = location;
  beforeEach(() => vi.spyOn(history, 'pushState').mockReturnValue(undefined));
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', href);
  });
  const click = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // Prevents navigation away from the test page.
    addEventListener('click', (later) => later.preventDefault(), { once: true });
    const wasTaken = vi.fn();
    mount.addEventListener('click', (seen) => wasTaken(seen.defaultPrevented), { once: true });
    find(selector).dispatchEvent(event);
    return wasTaken.mock.calls[0]?.[0] as boolean;
  };

  it('a link of the pre-rendered lobby leads to a page of the app, which shows it as soon as it has started', async () => {
    expect(click('a[href="/game/g1"]')).toBe(true);
    expect(history.pushState).toHaveBeenCalledWith(null, '', `${location.origin}/game/g1`);
    expect(mount.dataset).toHaveProperty('leaving');
    await takeOver();
    expect(mount.dataset).not.toHaveProperty('leaving');
  });

  it('the router follows a link that was pressed after it had read the address', async () => {
    const popped = vi.fn();
    addEventListener('popstate', popped, { once: true });
    await takeOver(() => history.replaceState(null, '', '?followed'));
    expect(popped).toHaveBeenCalledOnce();
    removeEventListener('popstate', popped);
  });

  it.each([
    ['to another site', 'a[href^="https"]', {}],
    ['to a section of the page', 'a[href="#how"]', {}],
    ['into another tab', 'a[href="/game/g1"]', { ctrlKey: true }],
  ])('a link %s is left to the browser', (_, selector, init) => {
    expect(click(selector, init)).toBe(false);
    expect(history.pushState).not.toHaveBeenCalled();
    expect(mount.dataset).not.toHaveProperty('leaving');
  });
});
