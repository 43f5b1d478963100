import { leavingMark, pressedMark, prerenderedMark } from './prerendered-lobby.ts';

/** Elements that a visitor can press or type into. */
const usable = 'a[href], button, input, [tabindex]';

const nameOf = (element: Element): string =>
  [element.tagName, element.getAttribute('aria-label') ?? element.textContent].join(' ');

/**
 * Finds the element with the same name and the same position among elements of that name in another page.
 */
function findCounterpart(
  element: Element,
  from: ParentNode,
  to: ParentNode,
): HTMLElement | undefined {
  const like = (page: ParentNode): HTMLElement[] =>
    [...page.querySelectorAll<HTMLElement>(usable)].filter(
      (each) => nameOf(each) === nameOf(element),
    );
  return like(to)[like(from).indexOf(element as HTMLElement)];
}

/** Sets the text like user input, so that React notices. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Transfers an interaction with the pre-rendered lobby to an element of the app. */
function continueIn(own: HTMLElement | undefined, prerendered: Element): void {
  own?.focus({ preventScroll: true });
  const isTyped = prerendered instanceof HTMLInputElement && prerendered.value !== '';
  if (isTyped && own instanceof HTMLInputElement) write(own, prerendered.value);
}

/**
 * Watches a pre-rendered lobby until the app has replaced it. Returns the function to call then: it
 * transfers focus and typed text to the app's elements, and presses the pressed button there.
 */
export function prepareTakeOver(mount: HTMLElement): () => void {
  const prerendered = document.createElement('div');
  const elements = [...mount.childNodes];
  const { href } = location;
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null;
  };
  mount.addEventListener('focusin', note);

  const goOn = (): void => {
    // A link was followed after the router had read the address.
    if (location.href !== href) {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      return;
    }
    if (focused && prerendered.contains(focused) && document.activeElement === document.body) {
      continueIn(findCounterpart(focused, prerendered, mount), focused);
    }
    const pressed = prerendered.querySelector(`[data-${pressedMark}]`);
    if (pressed) findCounterpart(pressed, prerendered, mount)?.click();
  };

  return () => {
    mount.removeEventListener('focusin', note);
    delete mount.dataset[prerenderedMark];
    delete mount.dataset[leavingMark];
    document.getElementById('prerendered-styles')?.remove();
    prerendered.append(...elements.filter((each) => each.parentNode === null));
    // Before the next frame, and after the effects of surrounding components, such as the router's.
    queueMicrotask(goOn);
  };
}
