import type { AccountHold, UserDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { Callout, KitLink } from '@lobi/ui';
import { DescriptionList } from '@lobi/ui/data';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Match = NonNullable<AccountHold['matches']>[number];

const signsText = (t: TFunction, { signs }: Match): string =>
  signs.map((sign) => t(`people.sign.${sign}`)).join(', ');

/** Short reason why only staff may activate an account; `undefined` when it is not held. */
export function holdNote(t: TFunction, hold: AccountHold | null): string | undefined {
  if (hold === null) return undefined;
  if (hold.matches === null) return t('people.hold.title');
  return hold.matches
    .map((match) =>
      t('people.hold.note', { username: match.user.username, signs: signsText(t, match) }),
    )
    .join(' ');
}

/**
 * Reason of an account's hold, and the accounts to compare it with. Users outside staff see only that
 * staff decides.
 */
export function UserHold({ user: { hold } }: { user: UserDetail }) {
  const { t } = useTranslation();
  if (hold === null) return null;
  const { matches } = hold;
  return (
    <Callout tone="warning" title={t('people.hold.title')}>
      {matches === null ? (
        t('people.hold.others')
      ) : (
        <>
          {t('people.hold.staff')}
          <DescriptionList
            items={matches.map((match) => ({
              label: match.user.username,
              value: (
                <KitLink variant="inline" href={buildPath('user.show', { userId: match.user.id })}>
                  {`${t(`userStatus.${match.status}`)} · ${signsText(t, match)}`}
                </KitLink>
              ),
            }))}
          />
        </>
      )}
    </Callout>
  );
}
