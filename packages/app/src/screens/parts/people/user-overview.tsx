import type { User, UserDetail } from '@lobi/core/contract';
import { basisPoints } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { Card, DateTime, Grid, KitLink, Stack } from '@lobi/ui';
import { DescriptionList, Percent, type Description } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../../i18n/use-reasons.ts';
import { LinkList } from '../link-list.tsx';
import { useBrand } from '../../../config/brand-context.ts';
import { OwnReferral } from './own-referral.tsx';

interface UserOverviewProps {
  user: UserDetail;
  reader: User;
}

/** Time of the identity and age check, with the reviewer if visible. */
function Verified({ user: { verification } }: Pick<UserOverviewProps, 'user'>) {
  const { t } = useTranslation();
  if (verification === null) return t('people.notVerified');
  return (
    <>
      <DateTime at={verification.at} mode="date" />
      {verification.by !== null && ` · ${verification.by}`}
    </>
  );
}

/** Contacts, rate and reasons of a user. */
export function UserOverview({ user, reader }: UserOverviewProps) {
  const { t } = useTranslation();
  const offersReferral = useBrand().own?.features.referral !== false;
  const { role, referralCode, referred, referrer, commissionBp, statusUntil, breakEndableAt } =
    user;
  const isSelf = user.id === reader.id;
  const formatMessage = useMessage();
  const { statusMessage, statusReason } = user;
  const message =
    user.statusCause === 'self' ? t('reason.break') : statusMessage && formatMessage(statusMessage);
  const facts: readonly (Description | false)[] = [
    { label: t('people.name'), value: user.name },
    { label: t('people.phone'), value: user.phone },
    { label: t('people.email'), value: user.email },
    user.birthDate !== null && {
      label: t('people.birthDate'),
      value: <DateTime at={`${user.birthDate}T12:00:00.000Z`} mode="date" />,
    },
    referrer !== null && {
      label: t('people.referrer'),
      value: isSelf ? (
        referrer.username
      ) : (
        <KitLink variant="inline" href={buildPath('user.show', { userId: referrer.id })}>
          {referrer.username}
        </KitLink>
      ),
    },
    referralCode !== null && { label: t('people.referralCode'), value: referralCode },
    referred !== null && { label: t('people.referred'), value: String(referred) },
    commissionBp !== null && {
      label: t('people.commission'),
      value: <Percent value={commissionBp / basisPoints} />,
    },
    user.status !== 'pending' && {
      label: t('people.verified'),
      value: <Verified user={user} />,
    },
    message !== null && { label: t('people.statusMessage'), value: message },
    statusReason !== null && { label: t('people.statusReason'), value: statusReason },
    user.freeze !== null && {
      label: t('people.frozen'),
      value: formatMessage(user.freeze.message),
    },
    user.freeze !== null &&
      user.freeze.reason !== null && {
        label: t('people.freezeNote'),
        value: user.freeze.reason,
      },
    user.freeze !== null && {
      label: t('people.frozenSince'),
      value: <DateTime at={user.freeze.since} />,
    },
    user.restrictedUntil !== null && {
      label: t('people.restrictedUntil'),
      value: <DateTime at={user.restrictedUntil} />,
    },
    statusUntil !== null && {
      label: t('people.statusUntil'),
      value: breakEndableAt === null ? <DateTime at={statusUntil} /> : t('people.untilForever'),
    },
  ];
  const showsLimits = role === 'player' && user.actions.includes('see-activity');
  const showsReferral = isSelf && referralCode !== null && offersReferral;
  return (
    <Grid columns={{ base: 1, md: 2 }} align="start">
      <Card>
        <DescriptionList items={facts.filter((fact) => fact !== false)} />
      </Card>
      {(showsLimits || showsReferral) && (
        <Stack gap={5}>
          {showsLimits && (
            <Card padding={4}>
              <LinkList
                label={t('people.limits')}
                links={[
                  {
                    href: buildPath('limit.index', { userId: user.id }),
                    label: t('people.limits'),
                  },
                ]}
              />
            </Card>
          )}
          {showsReferral && <OwnReferral code={referralCode} role={role} />}
        </Stack>
      )}
    </Grid>
  );
}
