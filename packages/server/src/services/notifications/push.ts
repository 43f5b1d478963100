import {
  AppError,
  pushDeviceId,
  type Language,
  type Push,
  type PushSet,
  refusedField,
} from '@lobi/core/contract';
import { isPushEndpoint } from '../../config/push-hosts.ts';
import { deletePushDevice, listPushDevices, setPushDevice } from '../../store/push.ts';
import { lockUsers } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { createSessionStore } from '../auth/session-store.ts';
import type { Session } from '../auth/session.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Facts of the call that subscribes a device. */
export interface PushCaller {
  readonly language: Language;
  /** Mark of the browser, see `deviceIn`. */
  readonly browser: string | undefined;
}

/** Devices of users that receive push messages. */
export interface PushService {
  show(actor: Actor): Promise<Push>;
  /**
   * Subscribes a device of the caller, in the language of the call.
   * @throws AppError `validation` for an endpoint at none of the allowed push services,
   *   `unauthenticated` when the session was ended meanwhile
   */
  set(session: Session, device: PushSet, caller: PushCaller): Promise<void>;
  /** Ends a subscription of the caller; without one nothing happens. */
  end(actor: Actor, endpoint: string): Promise<void>;
}

export function createPushService({ db, push }: ServiceDeps): PushService {
  return {
    show: async (actor) => {
      const devices = await listPushDevices(db, actor.id);
      return {
        publicKey: push?.publicKey ?? null,
        devices: devices.map(({ id, topics }) => ({ id, topics: [...topics] })),
      };
    },
    set: async ({ id: sessionId, actor }, device, caller) => {
      if (!isPushEndpoint(device.endpoint, push?.hosts ?? []))
        throw refusedField('endpoint', 'validation.pushService');
      const id = await pushDeviceId(device.endpoint);
      await db.transaction(async (tx) => {
        await lockUsers(tx, [actor.id]);
        // Otherwise a call that overlaps the end of its session would outlive it.
        if (!(await createSessionStore(tx).hold(sessionId))) throw new AppError('unauthenticated');
        await setPushDevice(tx, {
          ...device,
          ...caller,
          // One spelling of its host, by which the sender leaves out push services that are away.
          endpoint: new URL(device.endpoint).href,
          id,
          userId: actor.id,
          sessionId,
        });
      });
    },
    end: async (actor, endpoint) => {
      await deletePushDevice(db, actor.id, await pushDeviceId(endpoint));
    },
  };
}
