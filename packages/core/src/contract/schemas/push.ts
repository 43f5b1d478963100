import * as z from 'zod/mini';

/**
 * Topics of push messages: `money` covers deposits, withdrawals and everything else that moves or holds
 * the user's money; `results` covers settled fights that the user has bet on.
 * @source ours
 */
export const pushTopics = ['money', 'results'] as const;
export type PushTopic = (typeof pushTopics)[number];

const topicsSchema = z.array(z.enum(pushTopics));

/** A device that receives push messages. @source ours */
export const pushDeviceSchema = z.object({
  /** Digest of its endpoint, see `pushDeviceId`; the endpoint itself is a secret. */
  id: z.string(),
  topics: topicsSchema,
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** Push messages of the caller. @source ours */
export const pushSchema = z.object({
  /**
   * Key that a browser subscribes with: an uncompressed point of P-256 in base64url. `null` if the
   * platform sends no push messages.
   */
  publicKey: z.nullable(z.string()),
  devices: z.array(pushDeviceSchema),
});
export type Push = z.infer<typeof pushSchema>;

/** Endpoint at a push service, as provided by a browser: visible ASCII. */
const endpointSchema = z.string().check(z.regex(/^[!-~]{1,1000}$/));

/** Body of subscribing a device, with the fields of its `PushSubscription`. @source ours */
export const pushSetSchema = z.strictObject({
  endpoint: endpointSchema,
  /** Public key of the device: an uncompressed point of P-256 in base64url. */
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  /** Secret of the device: 16 bytes in base64url. */
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  topics: topicsSchema.check(z.minLength(1), z.maxLength(pushTopics.length)),
});
export type PushSet = z.infer<typeof pushSetSchema>;

/** Body of ending the subscription of a device. @source ours */
export const pushEndSchema = z.strictObject({ endpoint: endpointSchema });
