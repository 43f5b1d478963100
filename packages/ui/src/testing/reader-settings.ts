import { cdp } from 'vitest/browser';

/** The browser's debugging protocol, with the methods used in tests. */
interface Protocol {
  send(method: string, parameters: object): Promise<unknown>;
}

export const protocol = (): Protocol => cdp() as unknown as Protocol;

/** Sets the text size in px, like a user in the settings of a browser. */
export const setTextSize = (size: number): Promise<unknown> =>
  protocol().send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
