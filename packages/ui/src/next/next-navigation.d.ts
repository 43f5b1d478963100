/** The used part of Next.js's types, since Next.js is installed only in the user's project. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(render: () => ReactNode): void;
}
