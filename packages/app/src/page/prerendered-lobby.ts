import type { PageAnswers } from '@lobi/core';

/** Data attribute of the mount element if it contains a pre-rendered lobby; `live` with its games. */
export const prerenderedMark = 'prerendered';

/** Data attribute of the mount element once a link of the pre-rendered lobby was followed. */
export const leavingMark = 'leaving';

/** Data attribute of the pre-rendered button that was pressed last. */
export const pressedMark = 'pressed';

/** Id of the element with the responses from which the lobby was pre-rendered. */
export const pageAnswersId = 'lobby-answers';

/** Whether the page contains a pre-rendered lobby with its games, which the app hydrates. */
export const isPrerenderedLive = (mount: HTMLElement): boolean =>
  mount.dataset[prerenderedMark] === 'live';

/** The responses that the server embedded in the page; `undefined` without any. */
export function readPageAnswers(): PageAnswers | undefined {
  const text = document.getElementById(pageAnswersId)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as PageAnswers;
  } catch {
    // A truncated page has no responses; the app requests them.
    return undefined;
  }
}
