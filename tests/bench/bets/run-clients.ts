import pg from 'pg';

/** Number of completed `work` calls per second of this number of clients, each with its own connection. */
export async function runClients(
  databaseUrl: string,
  clientCount: number,
  durationMs: number,
  work: (client: pg.Client) => Promise<void>,
): Promise<number> {
  const clients = Array.from(
    { length: clientCount },
    () => new pg.Client({ connectionString: databaseUrl }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  const start = performance.now();
  const runOne = async (client: pg.Client) => {
    let done = 0;
    while (performance.now() - start < durationMs) {
      await work(client);
      done += 1;
    }
    return done;
  };
  const done = await Promise.all(clients.map(runOne));
  const seconds = (performance.now() - start) / 1_000;
  await Promise.all(clients.map((client) => client.end()));
  return done.reduce((sum, count) => sum + count, 0) / seconds;
}
