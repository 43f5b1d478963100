// Checks the packed tarballs as npm would serve them: publint reads the manifest and files, attw
// resolves every entry the way Node and TypeScript do.
import { esModulesOnly, withTarballs } from './pack-package.mjs';
import { run } from './run.mjs';

await withTarballs(async (tarballs) => {
  for (const [name, tarball] of Object.entries(tarballs)) {
    const publint = await run(['publint', '--strict', tarball]);
    const profile = esModulesOnly.includes(name) ? 'esm-only' : 'node16';
    const attw = await run(['attw', '--profile', profile, '--format', 'ascii', tarball]);
    if (publint + attw > 0) process.exitCode = 1;
  }
});
