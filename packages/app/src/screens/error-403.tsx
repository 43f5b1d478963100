import { ErrorPage, Text, useMessages } from '@lobi/ui';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../page/use-page-title.ts';

const breakAnywhere = { display: 'block', overflowWrap: 'anywhere' } as const;

/** error.403: this role has no access to the page; shows the requested address. @source spec §6 */
export function Error403Screen() {
  usePageTitle('route.error.403');
  const { base } = useMessages();
  const state = useLocation().state as { readonly refused?: unknown } | null;
  const refused = typeof state?.refused === 'string' ? state.refused : undefined;
  return (
    <ErrorPage
      code="403"
      homeHref="/game"
      body={
        refused === undefined ? undefined : (
          <>
            {base.error403Body}
            <Text size="sm" tone="muted" dir="ltr" style={breakAnywhere}>
              {refused}
            </Text>
          </>
        )
      }
    />
  );
}
