// `pnpm docs:build` builds the documentation site, `pnpm docs:dev` serves it and follows edits.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.mjs';
import { stageAll, stageWorkingTree } from './stage.mjs';

const command = process.argv[2] ?? 'build';

stageAll();
if (command === 'dev') watch(join(root, 'docs'), { recursive: true }, () => stageWorkingTree());
process.exitCode = await run(['rspress', command, '--config', 'tools/docs/rspress.config.mjs']);
