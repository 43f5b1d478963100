import { ErrorPage } from '@lobi/ui';
import { usePageTitle } from '../page/use-page-title.ts';

/** No page has this address. */
export function Error404Screen() {
  usePageTitle('route.error.404');
  return <ErrorPage code="404" homeHref="/game" />;
}
