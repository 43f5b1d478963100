import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
  mdiInformationOutline,
} from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './callout.styles.ts';

/** Tone of a callout, by its subject. */
export type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

export interface CalloutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Default `info`. */
  tone?: CalloutTone | undefined;
  title?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined;
}

const icons: Readonly<Record<CalloutTone, string>> = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  danger: mdiAlertCircleOutline,
};

/** A note about the content around it. Use `role="alert"` when it responds to an action. */
export const Callout = forwardRef<HTMLDivElement, CalloutProps>(function Callout(
  { tone = 'info', title, action, onDismiss, className, children, ...rest },
  ref,
) {
  const { base } = useMessages();
  return (
    <S.Root
      role="note"
      {...rest}
      ref={ref}
      className={slotClass('Callout', 'root', className)}
      data-tone={tone}
    >
      <Icon path={icons[tone]} />
      <S.Text className="lobi-Callout-body">
        {title !== undefined && <S.Title>{title}</S.Title>}
        {children}
        {action !== undefined && <S.Action>{action}</S.Action>}
      </S.Text>
      {onDismiss && (
        <IconButton label={base.dismiss} path={mdiClose} size="sm" onClick={onDismiss} />
      )}
    </S.Root>
  );
});
