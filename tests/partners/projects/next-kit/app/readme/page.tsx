'use client';

import { Balance, client, PlatformProvider } from '../../shared/readme-example';

/** The example in the README of core. */
export default function Page() {
  return (
    <PlatformProvider client={client}>
      <Balance />
    </PlatformProvider>
  );
}
