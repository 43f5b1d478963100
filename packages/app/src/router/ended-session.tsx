import { useAuth } from '@lobi/core/react';
import { Box, Callout, Container, SupportContact } from '@lobi/ui';
import { useFailureText } from '../i18n/use-failure-text.ts';

/** Shows why the session ended, on pages that require no sign-in. */
export function EndedSession() {
  const { failure, dismissFailure } = useAuth();
  const failureText = useFailureText();
  if (!failure) return null;
  return (
    <Container>
      <Box paddingBlock={2}>
        <Callout tone="danger" role="alert" onDismiss={dismissFailure}>
          <p>{failureText(failure)}</p>
          {failure.code === 'account_blocked' && <SupportContact />}
        </Callout>
      </Box>
    </Container>
  );
}
