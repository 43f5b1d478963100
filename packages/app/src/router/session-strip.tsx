import { useAuth } from '@lobi/core/react';
import { Show, Text } from '@lobi/ui';
import { SessionClock } from './session-clock.tsx';

const line = { display: 'block', marginBlockEnd: 8 } as const;

/**
 * Time played and time of day at the top of a page whose navbar has no room for them. Its line is reserved
 * until it is known whether a user is signed in.
 * @param isEverywhere on pages of any width
 */
export function SessionStrip({ isEverywhere = false }: { readonly isEverywhere?: boolean }) {
  const { status } = useAuth();
  if (status === 'guest') return null;
  return (
    <Show {...(!isEverywhere && { below: 'lg' })}>
      <Text size="xs" tone="muted" align="end" numeric style={line}>
        {status === 'checking' ? '\u00a0' : <SessionClock />}
      </Text>
    </Show>
  );
}
