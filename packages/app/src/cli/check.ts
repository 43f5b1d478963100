import { join } from 'node:path';
import { describeProblems } from '../config/check-brand.ts';
import { problemKinds } from '../config/problems.ts';
import { readBrand } from '../vite/read-brand.ts';
import { print, textOf, UsageError, type Command } from './command.ts';
import { driftOf } from './overrides.ts';
import { ownRulesProblems } from './own-rules.ts';
import { brandFile } from './project.ts';

function explain(code: string): number {
  const known = Object.entries(problemKinds);
  const text = known.find(([name]) => name === code)?.[1];
  if (text === undefined) {
    const names = known.map(([name]) => name).join(', ');
    throw new UsageError(`There is no problem "${code}"; known: ${names}.`);
  }
  print(`${code}  ${text}`);
  return 0;
}

/** `lobi check`: everything that is wrong with the brand file, or what a code means. */
export const check: Command = {
  usage: '',
  summary: 'checks the brand file and the rules of own games; exit code 1 where they have problems',
  options: { json: { type: 'boolean' }, explain: { type: 'string' } },
  help: { json: 'prints the problems as JSON', explain: 'says what a code such as LB210 means' },
  async run(values) {
    const code = textOf(values, 'explain');
    if (code !== undefined) return explain(code);
    const root = process.cwd();
    const { problems: ofBrand } = await readBrand(join(root, brandFile));
    const problems = [...ofBrand, ...(await ownRulesProblems(root))];
    const notes = driftOf(root);
    if (values['json'] === true)
      print(JSON.stringify({ file: brandFile, problems, notes }, null, 2));
    else if (problems.length > 0) print(describeProblems(brandFile, problems));
    else print(`${brandFile} has no problems.`);
    // A changed component of the kit still builds, but should be reviewed.
    if (values['json'] !== true && notes.length > 0)
      print(`\n${describeProblems('overrides', notes)}`);
    return problems.length > 0 ? 1 : 0;
  },
};
