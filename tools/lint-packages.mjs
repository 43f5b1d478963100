// Checks the packed tarballs as npm would serve them: publint reads the manifest and files, attw
// resolves every entry the way Node and TypeScript do.
import { withTarballs } from './pack-package.mjs';
import { run } from './run.mjs';

await withTarballs(async (tarballs) => {
  for (const tarball of Object.values(tarballs)) {
    const publint = await run(['publint', '--strict', tarball]);
    const attw = await run(['attw', '--profile', 'node16', '--format', 'ascii', tarball]);
    if (publint + attw > 0) process.exitCode = 1;
  }
});
