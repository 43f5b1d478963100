import { mdiAlertCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import * as S from './form.styles.ts';

/** Says why the whole form was refused; heard at once, and nothing while there is nothing to say. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children != null && (
        <S.Failure className="lobi-Form-error">
          <Icon path={mdiAlertCircleOutline} />
          <span>{children}</span>
        </S.Failure>
      )}
    </div>
  );
}
