import { pushDeviceId } from '../../../contract/push-device-id.ts';
import type { HandlersOf } from './call.ts';

/** A valid point of P-256; nothing is sent with it. */
const publicKey =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';

/** Devices with push messages; the fake backend sends none. */
export const pushHandlers: HandlersOf<'push'> = {
  'push.show': ({ world, caller }) => {
    const me = caller();
    const own = [...world.pushDevices].filter(([, { userId }]) => userId === me.id);
    return { data: { publicKey, devices: own.map(([id, { topics }]) => ({ id, topics })) } };
  },
  'push.set': async ({ world, caller, input: { body } }) => {
    const { id: userId } = caller();
    const { endpoint, topics } = body;
    world.pushDevices.set(await pushDeviceId(endpoint), { userId, topics: [...topics] });
    return undefined;
  },
  'push.end': async ({ world, caller, input: { body } }) => {
    const { id: userId } = caller();
    const id = await pushDeviceId(body.endpoint);
    if (world.pushDevices.get(id)?.userId === userId) world.pushDevices.delete(id);
    return undefined;
  },
};
