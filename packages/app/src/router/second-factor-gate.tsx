import { useAuth } from '@lobi/core/react';
import { Button, Card, Container, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../page/use-sign-out.ts';
import { OwnSecondFactor } from '../screens/parts/people/own-second-factor.tsx';

/**
 * Replaces every screen for a user who must turn on a second factor first.
 * @source ours – security 6.3.3
 */
export function SecondFactorGate({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Container size="sm" flush>
      <Stack gap={4}>
        <Card>
          <OwnSecondFactor username={user.username} heading={1} onDone={onDone} />
        </Card>
        <Button variant="ghost" tone="neutral" onClick={signOut}>
          {t('app.logout')}
        </Button>
      </Stack>
    </Container>
  );
}
