#!/usr/bin/env node
import { runCli } from './run-cli.ts';

// A command that serves keeps running; every other one ends after its work.
process.exitCode = await runCli(process.argv.slice(2));
