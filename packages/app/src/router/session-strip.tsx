import { useAuth } from '@lobi/core/react';
import { Show, Text } from '@lobi/ui';
import { SessionClock } from './session-clock.tsx';

const line = { display: 'block', marginBlockEnd: 8 } as const;

/**
 * Time played and time of day at the top of a page whose navbar has no room for them.
 * @param isEverywhere on pages of any width
 */
export function SessionStrip({ isEverywhere = false }: { readonly isEverywhere?: boolean }) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Show {...(!isEverywhere && { below: 'lg' })}>
      <Text size="xs" tone="muted" align="end" numeric style={line}>
        <SessionClock />
      </Text>
    </Show>
  );
}
