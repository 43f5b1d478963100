const bootFailed = 'lobi:boot-failed';

/** Notifies the page that the app could not start, and why. */
export const reportBootFailure = (error: unknown): void =>
  void dispatchEvent(new CustomEvent(bootFailed, { detail: error }));

/** Calls back when the app could not start. */
export const onBootFailed = (act: (error: unknown) => void): void =>
  addEventListener(bootFailed, (event) => act((event as CustomEvent<unknown>).detail));
