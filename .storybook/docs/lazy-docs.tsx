import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const loadContainer = () => import('./docs-container.tsx');
const loadPage = () => import('./docs-page.tsx');

const Container = lazy(async () => ({ default: (await loadContainer()).LobiDocsContainer }));
const Page = lazy(async () => ({ default: (await loadPage()).DocsPage }));

/** Delay before the code of other pages is preloaded, in ms. */
const shownMs = 300;

/** Preloads the code of documentation pages once this page is shown. */
export function preloadDocs(): () => void {
  const load = () =>
    void requestIdleCallback(() => void Promise.all([loadContainer(), loadPage()]));
  const timer = setTimeout(load, shownMs);
  return () => clearTimeout(timer);
}

/**
 * Container of documentation pages, loaded on demand, since they have as much code as everything
 * else and stories do not need it.
 */
export function LazyDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** A component's documentation page, loaded with its container. */
export function LazyDocsPage() {
  return <Page />;
}

/** The code of a story with its import lines. */
export const withLazyImports = async (code: string): Promise<string> =>
  (await import('./import-lines.ts')).withImports(code);
