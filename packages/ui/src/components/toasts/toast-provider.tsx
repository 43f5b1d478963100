import { Toast as Base } from '@base-ui/react/toast';
import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
  mdiInformationOutline,
} from '@mdi/js';
import { useMemo, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useSound } from '../../primitives/sound/sound-context.ts';
import * as S from './toasts.styles.ts';

/** Tone of a toast, by its subject. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface ToastOptions {
  /** Default `info`. */
  tone?: ToastTone | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** One action; pressing it also closes the toast. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** `high` is announced at once; default `high` for danger, else `low`. */
  priority?: 'low' | 'high' | undefined;
  /** Time on screen in ms, 0 = until dismissed; default 6000, and 0 for danger. */
  timeoutMs?: number | undefined;
  /** A toast with the id of a visible one replaces it. */
  id?: string | undefined;
}

/** Shows and dismisses toasts. */
export interface Toasts {
  /** Shows a toast and returns its id. */
  readonly show: (options: ToastOptions) => string;
  /** Dismisses a toast; all without an id. */
  readonly dismiss: (id?: string) => void;
}

const icons: Readonly<Record<ToastTone, string>> = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  warning: mdiAlertOutline,
  danger: mdiAlertCircleOutline,
};

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in icons;

/** Default time on screen in ms, enough to read two lines. */
const defaultTimeoutMs = 6000;

export interface ToastProviderProps {
  /** Maximum number of toasts on screen; default 3. */
  limit?: number | undefined;
  /** Corner on a wide page; on a phone they are above the bottom bar. Default `top-end`. */
  position?: 'top-end' | 'bottom-end' | undefined;
  children?: ReactNode;
}

/** Provides `useToasts` to its children and shows the toasts. F6 reaches them by keyboard. */
export function ToastProvider({ limit = 3, position = 'top-end', children }: ToastProviderProps) {
  return (
    <Base.Provider limit={limit} timeout={defaultTimeoutMs}>
      {children}
      <ToastViewport position={position} />
    </Base.Provider>
  );
}

function ToastViewport({ position }: { position: 'top-end' | 'bottom-end' }) {
  const { portalRef, messages, dir } = useKit();
  const { toasts, close } = Base.useToastManager();
  return (
    <Base.Portal container={portalRef}>
      <S.Viewport
        className="lobi-Toasts-viewport"
        aria-label={messages.base.notifications}
        data-position={position}
      >
        {toasts.map((toast) => (
          <S.Root
            key={toast.id}
            toast={toast}
            swipeDirection={dir === 'rtl' ? 'left' : 'right'}
            className="lobi-Toasts-toast"
            data-tone={toast.type}
          >
            <S.Content>
              {isTone(toast.type) && <Icon path={icons[toast.type]} size={24} />}
              <S.Text>
                <S.Title render={<strong />} />
                <S.Description render={<span />} />
              </S.Text>
              {toast.actionProps && <S.Action />}
              <IconButton
                label={messages.base.dismiss}
                path={mdiClose}
                size="sm"
                onClick={() => close(toast.id)}
              />
            </S.Content>
          </S.Root>
        ))}
      </S.Viewport>
    </Base.Portal>
  );
}

/**
 * Shows short notifications in the corner.
 * @example const toasts = useToasts(); toasts.show({ tone: 'success', title: 'Deposit selesai' });
 */
export function useToasts(): Toasts {
  const { add, close } = Base.useToastManager();
  const { cue } = useSound();
  return useMemo<Toasts>(
    () => ({
      show: ({
        tone = 'info',
        title,
        description,
        action,
        priority = tone === 'danger' ? 'high' : 'low',
        timeoutMs = tone === 'danger' ? 0 : defaultTimeoutMs,
        id,
      }) => {
        cue('notify');
        const toastId = add({
          id,
          type: tone,
          title,
          description,
          priority,
          timeout: timeoutMs,
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: () => {
                close(toastId);
                action.onPress();
              },
            },
          }),
        });
        return toastId;
      },
      dismiss: (toastId) => close(toastId),
    }),
    [add, close, cue],
  );
}
