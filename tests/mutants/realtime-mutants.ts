import type { Mutant } from './mutant.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const publisher = `${server}/services/outbox/outbox-publisher.ts`;
const subscriptions = `${server}/realtime/subscriptions.ts`;
const hub = `${server}/realtime/hub.ts`;
const delivery = `${server}/realtime/delivery.ts`;
const realtime = `${core}/realtime/create-realtime.ts`;
const upkeep = `${core}/realtime/channel-upkeep.ts`;
const wallet = `${core}/machines/wallet/wallet.machine.ts`;
const driver = `${core}/realtime/echo-driver.ts`;

/** Mutants that the tests of realtime must kill. */
export const realtimeMutants: readonly Mutant[] = [
  {
    id: 'R-early',
    what: 'news is published before its cause is committed',
    edits: [
      {
        file: publisher,
        text: '  const publishSome = (): Promise<number> =>',
        replacement: `  Object.assign(globalThis, { publishEarly: publishRow });
  const publishSome = (): Promise<number> =>`,
      },
      {
        file: `${server}/store/post-transfers.ts`,
        text: "  if (outcome.stopped) throw new AppError('wallet_frozen');",
        replacement: `  const early = await tx.rows('select id, topic, subject_id as "subjectId", facts from outbox where published_at is null order by id');
  for (const row of early) await (globalThis as any).publishEarly?.(row);
  if (outcome.stopped) throw new AppError('wallet_frozen');`,
      },
    ],
    test: 'outbox-rollback',
  },
  {
    id: 'R-marked',
    what: 'an event that could not be published is marked as published',
    edits: [
      {
        file: publisher,
        text: 'await Promise.all(rows.map(publishRow));',
        replacement: 'await Promise.allSettled(rows.map(publishRow));',
      },
    ],
    test: 'outbox-failed-publisher',
  },
  {
    id: 'R-twice',
    what: 'two publishers do not wait for each other',
    edits: [
      {
        file: `${server}/store/outbox.ts`,
        text: 'order by id limit $1 for update`',
        replacement: 'order by id limit $1`',
      },
    ],
    test: 'outbox-two-publishers',
  },
  {
    id: 'R-version',
    what: 'an older version takes the place of a newer one',
    edits: [
      {
        file: wallet,
        text: "if (next.version <= current.version) return 'old';",
        replacement: "if (next.version === current.version) return 'old';",
      },
    ],
    test: 'wallet-next-version',
  },
  {
    id: 'R-duplicate',
    what: 'a version that was published before is taken again',
    edits: [
      {
        file: wallet,
        text: "if (next.version <= current.version) return 'old';",
        replacement: "if (next.version < current.version) return 'old';",
      },
    ],
    test: 'wallet-repeated-version-silent',
  },
  {
    id: 'R-gap',
    what: 'the client does not ask what was between two versions',
    edits: [
      {
        file: wallet,
        text: "return next.version === current.version + 1 ? 'next' : 'gap';",
        replacement: "return 'next';",
      },
    ],
    test: 'wallet-version-jump',
  },
  {
    id: 'R-round-version',
    what: 'an older state of a round takes the place of a newer one',
    edits: [
      {
        file: `${core}/machines/feed/feed.machine.ts`,
        text: 'context.snapshot === null || effects.mayReplace(context.snapshot, snapshot)',
        replacement: 'context !== null && snapshot !== null',
      },
    ],
    test: 'round-only-forward',
  },
  {
    id: 'R-resync',
    what: 'a client does not read again when it is subscribed again',
    edits: [
      {
        file: upkeep,
        text: "    setState(record, 'live');\n    resync(record);",
        replacement: "    setState(record, 'live');",
      },
    ],
    test: 'resync-every-subscription',
  },
  {
    id: 'R-waking',
    what: 'a client does not read again when it wakes up',
    edits: [
      {
        file: realtime,
        text: "    for (const record of records.values()) if (record.state !== 'refused') upkeep.resync(record);\n    if (!isOpen) {",
        replacement: '    if (!isOpen) {',
      },
    ],
    test: 'resync-on-waking',
  },
  {
    id: 'R-other-id',
    what: 'news of something else is taken for news of what is shown',
    edits: [
      {
        file: upkeep,
        text: '(parsed.data as Record<string, unknown>)[property] !== record.id',
        replacement: '(parsed.data as Record<string, unknown>)[property] === undefined',
      },
    ],
    test: 'events-of-other-id',
  },
  {
    id: 'R-herd',
    what: 'all clients come back at the same moment',
    edits: [
      {
        file: `${core}/ports/backoff.ts`,
        text: 'return Math.round(base * (1 + random() / 2));',
        replacement: 'return Math.round(base + 0 * random());',
      },
    ],
    test: 'backoff-spread',
  },
  {
    id: 'R-leave',
    what: 'a channel that was left comes back with the next socket',
    edits: [{ file: driver, text: '      pusher.channels.remove(wireName);\n', replacement: '' }],
    test: 'echo-left-while-joining',
  },
  {
    id: 'R-4009',
    what: 'a refused channel costs the whole connection',
    edits: [
      {
        file: subscriptions,
        text: '      return sendSubscriptionError(connection, channel, 403, limits);',
        replacement: "      return connection.socket.close(4009, 'Unauthorised');",
      },
    ],
    test: 'hub-wrong-signatures',
  },
  {
    id: 'R-signature',
    what: 'a private channel is entered with any signature',
    edits: [
      {
        file: subscriptions,
        text: "    if (!isGood) return 'out';",
        replacement: "    if (entry === 'closed') return 'out';",
      },
    ],
    test: 'hub-wrong-signatures',
  },
  {
    id: 'R-socket',
    what: 'a signature is good for any socket',
    edits: [
      {
        file: `${server}/realtime/signature.ts`,
        text: 'const parts = [socketId, channel,',
        replacement: 'const parts = [socketId.slice(0, 0), channel,',
      },
    ],
    test: 'signature-altered',
  },
  {
    id: 'R-grant',
    what: 'a signature is good although it was granted to no session',
    edits: [
      {
        file: subscriptions,
        text: "if (entry === 'signature' || connection.grants.has(channel)) return 'in';",
        replacement: "if (entry !== 'open') return 'in';",
      },
    ],
    test: 'hub-session-without-grant',
  },
  {
    id: 'R-name',
    what: 'any text is the name of a channel',
    edits: [
      {
        file: `${server}/realtime/channel-kind.ts`,
        text: '/^[A-Za-z0-9_\\-=@,.;]{1,164}$/',
        replacement: '/^[^]*$/',
      },
    ],
    test: 'subscribe-invalid-name',
  },
  {
    id: 'R-rights',
    what: 'a wallet’s channel is signed for every caller',
    edits: [
      {
        file: `${core}/contract/channel-access.ts`,
        text: "'owner-of-wallet': (actor, id) => isOneOf('parties', actor) && actor.walletId === id,",
        replacement: "'owner-of-wallet': (actor, id) => actor.walletId !== '' && id !== '',",
      },
    ],
    test: 'channel-rules-own',
  },
  {
    id: 'R-revoked',
    what: 'who has signed out goes on hearing',
    edits: [
      {
        file: delivery,
        text: "'revoke-session': ({ sessionId }) => revoke(sessionId, 401, () => true),",
        replacement: "'revoke-session': () => undefined,",
      },
    ],
    test: 'hub-revocation',
  },
  {
    id: 'R-other-node',
    what: 'the end of a session is not published to the other nodes',
    edits: [
      {
        file: hub,
        text: "revokeSession: (sessionId) => void fanOut.send({ kind: 'revoke-session', sessionId }),",
        replacement: 'revokeSession: (sessionId) => delivery.revoke(sessionId, 401, () => true),',
      },
    ],
    test: 'cluster-grant-other-node',
  },
  {
    id: 'R-watch',
    what: 'sessions that end elsewhere are not looked for',
    edits: [
      {
        file: `${server}/realtime/watch-sessions.ts`,
        text: '        else hub.revokeSession(id);\n',
        replacement: '',
      },
    ],
    test: 'revocation-other-node',
    // For all other endings, the node that ends the session notifies the other nodes.
    only: ['running out'],
  },
  {
    id: 'R-missed',
    what: 'clients do not read again when nodes had not received events of each other',
    edits: [
      {
        file: delivery,
        text: '      audience.announceAll();\n      resync();\n',
        replacement: '      audience.announceAll();\n',
      },
    ],
    test: 'cluster-without-redis',
  },
];
