#!/usr/bin/env node
import { runCli } from './run-cli.ts';

// A command that serves keeps the process running; every other one exits when it is done.
process.exitCode = await runCli(process.argv.slice(2));
