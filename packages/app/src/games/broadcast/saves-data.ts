interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Does the device ask pages to use little data? No browser of Apple says. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return (
    connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches === true
  );
}
