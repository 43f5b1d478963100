/** Loader of the messages that the first screens omit; by default none are omitted. */
let bring: () => Promise<unknown> = () => Promise.resolve();

/** Resolves when all texts of the language are loaded. */
export const loadAllTexts = (): Promise<unknown> => bring();

/** Sets the loader of the messages that the first screens omit. */
export function setAllTextsLoader(load: () => Promise<unknown>): void {
  let coming: Promise<unknown> | undefined;
  bring = () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** Lazy-loads a part of the app together with the complete messages. */
export const withAllTexts =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadAllTexts()]);
    return part;
  };
