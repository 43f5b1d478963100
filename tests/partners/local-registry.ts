import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A registry on this machine with the published versions of our packages. */
export interface LocalRegistry {
  readonly url: string;
  /** Publishes a tarball; its version becomes the newest of its package. */
  publish(tarball: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts an empty registry. Packages of third parties come from the usual registry. */
export async function openRegistry(): Promise<LocalRegistry> {
  const packages = new Map<string, { newest: string; versions: Record<string, object> }>();
  const tarballs = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '').slice(1);
    const tarball = tarballs.get(path);
    if (tarball !== undefined) return void createReadStream(tarball).pipe(response);
    const found = packages.get(path);
    if (!found) return void response.writeHead(404).end('{}');
    const answer = {
      name: path,
      'dist-tags': { latest: found.newest },
      versions: found.versions,
      // Package managers may reject versions that were published today.
      time: Object.fromEntries(
        Object.keys(found.versions).map((version) => [version, '2026-01-01T00:00:00.000Z']),
      ),
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    async publish(tarball) {
      const { stdout } = await run('tar', ['-xzOf', tarball, 'package/package.json']);
      const manifest = JSON.parse(stdout) as Manifest;
      const { name, version } = manifest;
      const path = `tarballs/${version}/${basename(tarball)}`;
      tarballs.set(path, tarball);
      const integrity = createHash('sha512').update(readFileSync(tarball)).digest('base64');
      const dist = { tarball: url + path, integrity: `sha512-${integrity}` };
      packages.set(name, {
        newest: version,
        versions: { ...packages.get(name)?.versions, [version]: { ...manifest, dist } },
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Changes to a package for its next version. */
export interface NextVersion {
  /** Versions of our packages after the change, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Replacements in files of the package, by path. Each text must be in its file. */
  readonly edits?: Readonly<Record<string, readonly [text: string, replacement: string]>>;
}

/**
 * Packs a tarball again as the next version of its package.
 *
 * @param folder an empty folder
 * @returns path of the new tarball
 */
export async function packNext(
  tarball: string,
  folder: string,
  { versions, edits = {} }: NextVersion,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', folder]);
  const path = join(folder, 'package/package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const version = versions[manifest.name];
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
      name,
      versions[name] ?? range,
    ]),
  );
  writeFileSync(path, JSON.stringify({ ...manifest, version, dependencies }));
  for (const [file, [text, replacement]] of Object.entries(edits)) {
    const edited = join(folder, 'package', file);
    const before = readFileSync(edited, 'utf8');
    if (!before.includes(text)) throw new Error(`${file} has no ${text}.`);
    writeFileSync(
      edited,
      before.replace(text, () => replacement),
    );
  }
  const next = join(folder, basename(tarball).replace(/-[\d.]+\.tgz$/, `-${version}.tgz`));
  await run('tar', ['-czf', next, '-C', folder, 'package']);
  return next;
}
