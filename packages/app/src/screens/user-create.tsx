import { creatableRoles } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { Card, Container, PageHeader, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../page/use-page-title.ts';
import { isUnknown, useUnknownParams } from '../page/use-unknown-params.ts';
import { NewUserForm } from './parts/people/new-user-form.tsx';
import { RoleChoice } from './parts/people/role-choice.tsx';

/**
 * Creates a user below the viewer, or anywhere for staff; the role is stored in the address. @source
 * ours
 */
export function UserCreateScreen() {
  usePageTitle('route.user.create');
  const { t } = useTranslation();
  const { user: reader } = useAuth();
  const [search, setSearch] = useSearchParams();
  const roles = reader ? creatableRoles(reader.role) : [];
  useUnknownParams(reader && isUnknown(search.get('role'), roles) ? ['role'] : []);
  if (!reader) return null;
  const role = roles.find((name) => name === search.get('role')) ?? 'player';
  return (
    <Container size="md" flush>
      <Stack gap={5}>
        <PageHeader
          title={t('route.user.create')}
          back={{ href: buildPath('user.index'), label: t('route.user.index') }}
        />
        <Card>
          <Stack gap={5}>
            <RoleChoice
              roles={roles}
              value={role}
              onValueChange={(next) => setSearch({ role: next }, { replace: true })}
            />
            <NewUserForm key={role} role={role} reader={reader} />
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
