import { mdiCellphone, mdiDevices, mdiMonitor } from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { RelativeTime } from '../date-time/relative-time.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import * as S from './device-list.styles.ts';

/** A device on which a user is signed in, as the platform sends it. */
export interface SignedInDevice {
  readonly id: string;
  /** `null` if unknown, like browser and device. */
  readonly ip: string | null;
  readonly browser: string | null;
  /** Kind of device, e.g. `Android`. */
  readonly device: string | null;
  /** The device in use. */
  readonly current: boolean;
  /** ISO 8601; time of the sign-in. */
  readonly createdAt: string;
  /** ISO 8601; time of its last request. */
  readonly lastSeenAt: string;
}

export interface DeviceListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `undefined` while they load. */
  devices: readonly SignedInDevice[] | undefined;
  /**
   * Signs a device out, after a confirmation. Resolves when it is done. Without it the list is
   * read-only.
   */
  onRevoke?: ((device: SignedInDevice) => Promise<unknown>) | undefined;
  /** Error text if loading or signing out failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
}

const drawings: readonly (readonly [RegExp, string])[] = [
  [/android|iphone|phone|mobile/i, mdiCellphone],
  [/windows|mac|linux|desktop|chrome ?os/i, mdiMonitor],
];

const drawingOf = (device: string | null): string =>
  drawings.find(([pattern]) => pattern.test(device ?? ''))?.[1] ?? mdiDevices;

const nameOf = (
  { browser, device }: SignedInDevice,
  { logUnknownDevice }: KitMessages['display'],
): string => [browser, device].filter((part) => part !== null).join(' · ') || logUnknownDevice;

/**
 * Devices on which a user is signed in, each with a sign-out button. The current one is marked and has
 * none.
 * @example <DeviceList devices={devices} onRevoke={(device) => revoke(device.id)} />
 */
export const DeviceList = forwardRef<HTMLElement, DeviceListProps>(function DeviceList(
  { devices, onRevoke, error, onRetry, now, className, ...rest },
  ref,
) {
  const { display } = useMessages();
  const loading = devices === undefined && error === undefined;
  return (
    <S.Root
      aria-label={display.devicesTitle}
      {...rest}
      ref={ref}
      className={slotClass('DeviceList', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
    >
      <S.Title>{display.devicesTitle}</S.Title>
      {loading && (
        <>
          <VisuallyHidden role="status">{display.devicesLoading}</VisuallyHidden>
          <Skeleton lines={3} />
        </>
      )}
      {error !== undefined && (
        <RetryCallout
          title={devices === undefined ? display.devicesFailed : undefined}
          onRetry={onRetry}
        >
          {error}
        </RetryCallout>
      )}
      {devices?.length === 0 && <S.Nothing>{display.devicesNone}</S.Nothing>}
      {devices !== undefined && devices.length > 0 && (
        <S.List>
          {devices.map((device) => (
            <li key={device.id} className="lobi-DeviceList-device">
              <Icon path={drawingOf(device.device)} size={24} />
              <S.Text>
                <p>
                  <b>{nameOf(device, display)}</b>
                  {device.current && <Badge tone="success">{display.deviceCurrent}</Badge>}
                </p>
                <p>
                  <span>{device.ip ?? display.logUnknownIp}</span>
                  <span>
                    {display.deviceSeen} <RelativeTime at={device.lastSeenAt} now={now} />
                  </span>
                  <span>
                    {display.deviceSince} <DateTime at={device.createdAt} />
                  </span>
                </p>
              </S.Text>
              {onRevoke && !device.current && <Revoke device={device} onRevoke={onRevoke} />}
            </li>
          ))}
        </S.List>
      )}
    </S.Root>
  );
});

interface RevokeProps {
  device: SignedInDevice;
  onRevoke: (device: SignedInDevice) => Promise<unknown>;
}

/** Button that signs a device out, after a confirmation. */
function Revoke({ device, onRevoke }: RevokeProps) {
  const { display } = useMessages();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = nameOf(device, display);
  const revoke = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRevoke(device);
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="outline" tone="neutral">
          {display.deviceRevoke}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      }
      title={fill(display.deviceRevokeTitle, { device: name })}
      description={display.deviceRevokeBody}
      confirmLabel={display.deviceRevoke}
      tone="danger"
      busy={busy}
      onConfirm={() => void revoke()}
    />
  );
}
