// Shows what the last visual comparison has found, side by side, to be approved or rejected; each
// decision is a commit. `pnpm test:visual` comes first.
//   --coverage night   what the last night has found
//   --port <number>    default: a free one
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { reportsOf } from './visual/results.mjs';
import { serveReview } from './visual/review/serve-review.mjs';

const { values } = parseArgs({
  options: { coverage: { type: 'string' }, port: { type: 'string', default: '0' } },
});
const { origin, count } = await serveReview({
  reports: reportsOf(values.coverage === 'night' ? 'night' : 'commit'),
  repository: root,
  port: Number(values.port),
});
console.log(`${count} to decide at ${origin} (Ctrl-C ends it)`);
