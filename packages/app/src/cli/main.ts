#!/usr/bin/env node
import { runCli } from './run-cli.ts';

// What serves goes on; everything else ends by itself.
process.exitCode = await runCli(process.argv.slice(2));
