import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Peers of one benchmark: a folder name each, and its packages at exact versions. */
export type PeerManifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

const cache = fileURLToPath(new URL('../../node_modules/.cache/lobi/peers', import.meta.url));

/**
 * Folder of a peer with its `node_modules`, installed on first use and again when the manifest changes.
 * Peers are measured, never shipped: they are no dependencies of the workspace.
 * @returns absolute path
 */
export function installPeer(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = join(cache, name);
  const manifest = JSON.stringify({ name, private: true, type: 'module', dependencies }, null, 2);
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return folder;

  console.log(`Installing ${name}: ${Object.keys(dependencies).join(', ')}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(done, manifest);
  return folder;
}

/** All peers of a manifest: name → folder. */
export function installPeers<Manifest extends PeerManifest>(
  manifest: Manifest,
): Readonly<Record<keyof Manifest, string>> {
  return Object.fromEntries(
    Object.entries(manifest).map(([name, dependencies]) => [name, installPeer(name, dependencies)]),
  ) as Record<keyof Manifest, string>;
}
