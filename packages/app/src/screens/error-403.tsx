import { ErrorPage, Text, useMessages } from '@lobi/ui';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../page/use-page-title.ts';

const wherever = { display: 'block', overflowWrap: 'anywhere' } as const;

/** error.403: the gate is closed for this role; it tells which address was asked for. @source spec §6 */
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
            <Text size="sm" tone="muted" dir="ltr" style={wherever}>
              {refused}
            </Text>
          </>
        )
      }
    />
  );
}
