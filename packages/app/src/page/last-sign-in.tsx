import type { User } from '@lobi/core/contract';
import { DateTime, locationText, Text, useKit } from '@lobi/ui';

/**
 * Time and location of the user's previous sign-in, so that a foreign sign-in is noticed; nothing at the
 * first.
 */
export function LastSignIn({ user }: { user: User }) {
  const { locale, messages } = useKit();
  const { lastLoginAt, lastLoginPlace } = user;
  if (lastLoginAt === null) return null;
  const place = locationText(lastLoginPlace?.country, lastLoginPlace?.city, locale, messages);
  return (
    <Text size="sm" tone="secondary">
      {messages.office.userLastLogin} <DateTime at={lastLoginAt} />
      {place && ` · ${place}`}
    </Text>
  );
}
