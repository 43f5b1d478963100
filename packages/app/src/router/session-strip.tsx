import { useAuth } from '@lobi/core/react';
import { Show, Text } from '@lobi/ui';
import { PrerenderedPage } from '@lobi/ui/lobby';
import { useContext } from 'react';
import { SessionClock } from './session-clock.tsx';

const line = { display: 'block', marginBlockEnd: 8 } as const;

/**
 * Time played and time of day at the top of a page whose navbar has no room for them. A page that was
 * pre-rendered for users reserves the line.
 * @param isEverywhere on pages of any width
 */
export function SessionStrip({ isEverywhere = false }: { readonly isEverywhere?: boolean }) {
  const { user, status } = useAuth();
  const isReserved = useContext(PrerenderedPage) && status === 'checking';
  if (!user && !isReserved) return null;
  return (
    <Show {...(!isEverywhere && { below: 'lg' })}>
      <Text size="xs" tone="muted" align="end" numeric style={line}>
        {user ? <SessionClock /> : '\u00a0'}
      </Text>
    </Show>
  );
}
