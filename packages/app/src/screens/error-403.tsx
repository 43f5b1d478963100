import { ErrorPage } from '@lobi/ui';
import { usePageTitle } from '../page/use-page-title.ts';

/** error.403: the gate is closed for this role. @source spec §6 */
export function Error403Screen() {
  usePageTitle('route.error.403');
  return <ErrorPage code="403" homeHref="/game" />;
}
