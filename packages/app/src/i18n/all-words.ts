/** How the words come that the first screens do without; nothing is left out unless the app says so. */
let bring: () => Promise<unknown> = () => Promise.resolve();

/** Resolves when all texts of the language are loaded. */
export const allWords = (): Promise<unknown> => bring();

/** The first screens are painted with few texts: sets how all others are loaded, once they are needed. */
export function bringWordsBy(load: () => Promise<unknown>): void {
  let coming: Promise<unknown> | undefined;
  bring = () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** Loads a part of the app that says more than the first screens do: with its code come all words. */
export const withAllWords =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), allWords()]);
    return part;
  };
