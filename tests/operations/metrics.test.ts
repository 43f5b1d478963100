import { expect, it } from 'vitest';
import { freePort } from '../e2e/start-server.ts';
import { provideClusters } from '../faults/cluster.ts';
import { failToStart } from '../faults/server-node.ts';
import { startRedis } from '../realtime/redis-process.ts';

const startCluster = provideClusters();

/** Figures by name and labels, as they are written. */
const figuresOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

it('metrics of calls, database, outbox and sockets are served on a separate port', async () => {
  const port = await freePort();
  const env = { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' };
  const { world, nodes, signIn } = await startCluster(1, { env });
  const [node] = nodes;
  if (!node) throw new Error('no node was started');
  const { roundId } = await world.openRound();
  const visitor = await signIn(await world.user({ funds: 5_000n }));
  const body = { selection: 'wala', amount: '1000' };
  for (const status of [201, 201, 201, 201, 201, 422]) {
    const answer = await visitor.at(node).call('bet.place', { params: { roundId }, body });
    expect(answer.status).toBe(status);
  }
  const read = async () =>
    figuresOf(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());

  await expect.poll(async () => (await read()).get('lobi_outbox_rows')).toBe(0);
  const figures = await read();
  const answered = (status: number) =>
    figures.get(
      `lobi_http_answer_seconds_count{method="POST",route="/api/round/:roundId/bet",status="${status}"}`,
    );
  expect([answered(201), answered(422)]).toEqual([5, 1]);
  expect(figures.get('lobi_ready')).toBe(1);
  // Without a broker there is none that could be unavailable.
  expect([...figures.keys()].filter((name) => /^lobi_(redis|broker)_up$/.test(name))).toEqual([]);
  expect(figures.get('lobi_sockets')).toBe(0);
  expect(figures.get('lobi_outbox_oldest_seconds')).toBe(0);
  expect(figures.get('lobi_events_published_total{topic="wallet"}')).toBeGreaterThan(0);
  expect(figures.get('lobi_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0);
  expect((await fetch(`${node.origin}/metrics`)).status).toBe(404);
});

it('the metrics show whether Redis is available', async () => {
  const redis = await startRedis();
  try {
    const port = await freePort();
    const env = {
      METRICS_PORT: String(port),
      METRICS_HOST: '127.0.0.1',
      REDIS_URL: redis.url,
    };
    const { nodes } = await startCluster(1, { env });
    const isUp = async () =>
      figuresOf(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).get(
        'lobi_redis_up',
      );
    expect(await isUp()).toBe(1);
    await redis.kill();
    await expect.poll(isUp).toBe(0);
    await redis.start();
    await expect.poll(isUp).toBe(1);
    await nodes[0]?.stop();
  } finally {
    await redis.stop();
  }
});

it('a metrics port in use is named at the start', async () => {
  const { databaseUrl, nodes } = await startCluster(1);
  const taken = new URL(nodes[0]?.origin ?? '').port;
  const env = { METRICS_PORT: taken, METRICS_HOST: '127.0.0.1' };
  const { code, output } = await failToStart({ databaseUrl, env });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Port \d+ is in use\. Stop the program that holds it, or choose another one with METRICS_PORT\.\n$/,
  );
});
