import { pushDeviceId, pushTopics, type PushTopic } from '@lobi/core/contract';
import { useAuth, useObservable } from '@lobi/core/react';
import { useAction, useEntity } from '@lobi/core/react/lists';
import type { PushPanelProps, PushStatus } from '@lobi/ui/data';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../i18n/use-failure-text.ts';
import {
  findPushSubscription,
  isOutdated,
  isPushBlocked,
  onlineStore,
  pushSupport,
  subscribeDevice,
  toPushBody,
} from './push-device.ts';

/** The browser's state of this device; `undefined` while loading. */
type Device = { readonly id: string; readonly subscription: PushSubscription } | null | undefined;

async function readDevice(publicKey: string): Promise<Device> {
  const subscription = await findPushSubscription();
  if (!subscription || isOutdated(subscription, publicKey)) return null;
  return { id: await pushDeviceId(subscription.endpoint), subscription };
}

/**
 * Push messages of this device, for the notifications page; `undefined` if they are hidden: the brand has
 * no service worker, or the platform sends none.
 */
export function usePush(): PushPanelProps | undefined {
  const { user } = useAuth();
  const { t } = useTranslation();
  const failureText = useFailureText();
  const isOnline = useObservable(onlineStore);
  const support = pushSupport();
  const pushState = useEntity('push.show', user && support === 'ready' ? {} : null);
  const [device, setDevice] = useState<Device>();
  /** The settings saved on this page. */
  const [saved, setSaved] = useState<readonly PushTopic[]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { run: set } = useAction('push.set');
  const { run: end } = useAction('push.end');
  const publicKey = pushState.status === 'ready' ? pushState.entity.publicKey : undefined;

  useEffect(() => {
    if (!publicKey) return;
    let hasLeft = false;
    void readDevice(publicKey)
      .catch(() => null)
      .then((found) => {
        if (!hasLeft) setDevice(found);
      });
    return () => {
      hasLeft = true;
    };
  }, [publicKey]);

  if (!user || support === 'hidden' || publicKey === null) return undefined;
  // A partner's backend without push messages.
  if (pushState.status === 'failed' && pushState.failure.code === 'not_found') return undefined;
  const own =
    pushState.status === 'ready' && pushState.entity.devices.find(({ id }) => id === device?.id);
  const topics = saved ?? (own ? own.topics : []);

  /** Saves the topics that this device receives; returns the reason of a failure. */
  async function save(selectedTopics: PushTopic[]): Promise<string | undefined> {
    const subscription =
      selectedTopics.length > 0 ? await subscribeDevice(publicKey ?? '') : device?.subscription;
    // Declined: the switch stays off, and the panel shows that the browser now blocks notifications.
    if (!subscription) return undefined;
    const { endpoint } = subscription;
    const outcome =
      selectedTopics.length > 0
        ? await set({ body: { ...toPushBody(subscription), topics: selectedTopics } })
        : await end({ body: { endpoint } });
    // The platform reports why it cannot reach the browser of this device.
    if (!outcome.ok)
      return outcome.failure.errors?.['endpoint']?.[0] ?? failureText(outcome.failure);
    if (selectedTopics.length === 0) await subscription.unsubscribe();
    setDevice({ id: await pushDeviceId(endpoint), subscription });
    setSaved(selectedTopics);
    return undefined;
  }

  const statusOf = (): PushStatus => {
    if (support !== 'ready') return support;
    if (isPushBlocked()) return 'blocked';
    if (pushState.status !== 'ready') return pushState.status;
    return device === undefined ? 'loading' : 'ready';
  };

  return {
    status: statusOf(),
    choices: pushTopics
      .filter((topic) => topic !== 'results' || user.role === 'player')
      .map((id) => ({ id, on: topics.includes(id) })),
    onChange: (id, on) => {
      setBusy(true);
      setError(undefined);
      const selectedTopics = pushTopics.filter((topic) =>
        topic === id ? on : topics.includes(topic),
      );
      void save(selectedTopics)
        // The browser denies it, or its push service is unreachable.
        .catch(() => t('push.browserFailed'))
        .then((problem) => {
          setError(problem);
          setBusy(false);
        });
    },
    busy,
    error,
    offline: !isOnline,
    onRetry: pushState.status === 'failed' ? pushState.refresh : undefined,
  };
}
