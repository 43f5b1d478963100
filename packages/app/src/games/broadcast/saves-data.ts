interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Returns whether the device requests reduced data usage. Apple's browsers do not report it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return (
    connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches === true
  );
}
