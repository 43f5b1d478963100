import { leavingMark, pressedMark, prerenderedMark } from '../page/prerendered-lobby.ts';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Navigates to a page of the app like its router; the app shows it as soon as it has started. */
function follow(event: MouseEvent, mount: HTMLElement, { href, target }: HTMLAnchorElement): void {
  const { origin, pathname, search, hash } = new URL(href);
  const isHere = pathname === location.pathname && search === location.search && hash !== '';
  if (!isPlainClick(event) || target !== '' || origin !== location.origin || isHere) return;
  event.preventDefault();
  history.pushState(null, '', href);
  mount.dataset[leavingMark] = '';
}

/**
 * Narrower screens show few pictures at first. A media query needs no layout, unlike the width of the
 * page.
 */
const wide = '(min-width: 640px)';

/** Loads the pictures that only a wide screen shows at first; the app renders further ones. */
export function loadMorePictures(mount: HTMLElement): void {
  if (!matchMedia(wide).matches) return;
  for (const picture of mount.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    picture.src = picture.dataset['src'] ?? '';
  }
}

/**
 * Makes the pre-rendered lobby interactive before the app has started: it scrolls, its links work, and a
 * pressed button is recorded for the app, which then presses its own.
 */
export function answerPresses(mount: HTMLElement): void {
  mount.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || mount.dataset[prerenderedMark] !== 'live') return;
    const link = event.target.closest('a');
    if (link) return follow(event, mount, link);
    const button = event.target.closest('button');
    if (!button) return;
    for (const each of mount.querySelectorAll<HTMLElement>('button'))
      delete each.dataset[pressedMark];
    button.dataset[pressedMark] = '';
  });
}
