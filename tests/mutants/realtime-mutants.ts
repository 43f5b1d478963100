import type { Mutant } from './mutant.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const publisher = `${server}/services/outbox/outbox-publisher.ts`;
const subscriptions = `${server}/realtime/subscriptions.ts`;
const hub = `${server}/realtime/hub.ts`;
const delivery = `${server}/realtime/delivery.ts`;
const hubTest = `${hub.replace('.ts', '')}.test.ts`;
const realtime = `${core}/realtime/create-realtime.ts`;
const upkeep = `${core}/realtime/channel-upkeep.ts`;
const realtimeTest = `${core}/realtime/create-realtime.test.ts`;
const wallet = `${core}/machines/wallet/wallet.machine.ts`;
const walletTest = `${core}/machines/wallet/wallet.machine.test.ts`;
const driver = `${core}/realtime/echo-driver.ts`;
const driverTest = `${core}/realtime/echo-realtime.test.ts`;

/** The mistakes that every suite of realtime must kill. */
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
    test: 'tests/ledger/outbox.test.ts',
    title: 'the outbox publishes nothing that was rolled back',
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
    test: 'tests/ledger/outbox.test.ts',
    title:
      'an event that a failed publisher did not finish is published again, and a sweep finds it',
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
    test: 'tests/ledger/outbox.test.ts',
    title: 'two publishers at once publish each event once, and keep the order',
  },
  {
    id: 'R-version',
    what: 'an older version takes the place of a newer one',
    edits: [
      {
        file: wallet,
        text: "if (next.version <= held.version) return 'old';",
        replacement: "if (next.version === held.version) return 'old';",
      },
    ],
    test: walletTest,
    title: 'takes the next version and drops late and repeated ones',
  },
  {
    id: 'R-duplicate',
    what: 'a version that was published before is taken again',
    edits: [
      {
        file: wallet,
        text: "if (next.version <= held.version) return 'old';",
        replacement: "if (next.version < held.version) return 'old';",
      },
    ],
    test: walletTest,
    title: 'does not tell anybody of a repeated version',
  },
  {
    id: 'R-gap',
    what: 'the client does not ask what was between two versions',
    edits: [
      {
        file: wallet,
        text: "return next.version === held.version + 1 ? 'next' : 'gap';",
        replacement: "return 'next';",
      },
    ],
    test: walletTest,
    title: 'takes a jump in the versions and fetches to be sure',
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
    test: `${core}/machines/round/round.machine.test.ts`,
    title: 'never runs backwards',
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
    test: realtimeTest,
    title: 'a resync is requested on every subscription, the first one too',
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
    test: realtimeTest,
    title: 'a resync is requested on',
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
    test: realtimeTest,
    title: 'events of another id are ignored and logged',
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
    test: `${core}/ports/backoff.test.ts`,
    title: '',
  },
  {
    id: 'R-leave',
    what: 'a channel that was left comes back with the next socket',
    edits: [{ file: driver, text: '      pusher.channels.remove(wireName);\n', replacement: '' }],
    test: driverTest,
    title: 'while its',
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
    test: hubTest,
    title: 'refuses wrong signatures, and the socket and its other channels live on',
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
    test: hubTest,
    title: 'refuses wrong signatures, and the socket and its other channels live on',
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
    test: `${server}/realtime/signature.test.ts`,
    title: 'refuses another socket, channel, key or secret',
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
    test: hubTest,
    title: 'the hub rejects a correct signature that was granted to no session',
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
    test: 'tests/realtime/conformance/subscribe.test.ts',
    title: 'is refused',
  },
  {
    id: 'R-rights',
    what: 'a wallet’s channel is signed for every caller',
    edits: [
      {
        file: `${server}/realtime/channel-rules.ts`,
        text: "'owner-of-wallet': ({ role, walletId }, id) => role !== 'declare' && walletId === id,",
        replacement: "'owner-of-wallet': ({ walletId }, id) => walletId !== '' && id !== '',",
      },
    ],
    test: `${server}/realtime/channel-rules.test.ts`,
    title: 'let a user into their own user and wallet channels only',
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
    test: hubTest,
    title: 'takes joined channels away at once, says so, and leaves public ones',
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
    test: 'tests/realtime/conformance/cluster.test.ts',
    title: '71 a grant by one node lets a socket of the other in, and is taken back there',
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
    test: 'tests/realtime/revocation.test.ts',
    title: 'a socket at the other node falls silent and stays open after %s at one node',
    // Of the other endings the node that ends the session tells the others.
    only: 'after running out at one node',
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
    test: 'tests/realtime/conformance/cluster.test.ts',
    title: '72 while Redis is away every client reads its data again from time to time',
  },
];
