import type { User, UserDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { EntityError } from '../office/entity-error.tsx';

/** The user of the address, and the viewer. */
export type UserPage =
  | { readonly instead: ReactNode; readonly user: null }
  | {
      readonly instead: null;
      readonly user: UserDetail;
      readonly reader: User;
      readonly isSelf: boolean;
      refresh(): void;
    };

/** Reads the user of the address; `instead` is shown while loading and after a failure. */
export function useUserPage(): UserPage {
  const { userId = '' } = useParams();
  const { user: reader } = useAuth();
  const entity = useEntity('user.show', { userId });
  if (entity.status === 'failed')
    return {
      instead: <EntityError failure={entity.failure} onRetry={entity.refresh} />,
      user: null,
    };
  if (entity.status === 'loading' || !reader) return { instead: <ScreenLoading />, user: null };
  const { entity: user, refresh } = entity;
  return { instead: null, user, reader, isSelf: reader.id === user.id, refresh };
}
