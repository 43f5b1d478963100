import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblems } from '../config/check-brand.ts';
import { problemKinds } from '../config/problems.ts';
import { readBrand } from '../vite/read-brand.ts';
import { print, textOf, UsageError, type Command } from './command.ts';
import { repairBrand } from './edit-brand.ts';
import { driftOf } from './overrides.ts';
import { ownRulesProblems } from './own-rules.ts';
import { brandFile } from './project.ts';

function explain(code: string): number {
  const kinds = Object.entries(problemKinds);
  const text = kinds.find(([name]) => name === code)?.[1];
  if (text === undefined) {
    const names = kinds.map(([name]) => name).join(', ');
    throw new UsageError(`There is no problem "${code}"; known: ${names}.`);
  }
  print(`${code}  ${text}`);
  return 0;
}

/** Fixes are applied one after the other, because a renamed key may reveal other problems. */
const maxRepairs = 100;

/** Applies all automatic fixes to a brand file, and prints what was changed. */
async function repair(path: string): Promise<void> {
  for (let done = 0; done < maxRepairs; done += 1) {
    const text = readFileSync(path, 'utf8');
    const { problems } = await readBrand(path);
    const repaired = problems
      .map((problem) => ({
        problem,
        next: problem.repair && repairBrand(text, problem.path.split('.'), problem.repair),
      }))
      .find(({ next }) => next !== undefined && next !== text);
    if (repaired?.next === undefined) return;
    const { code, path: key, repair: applied } = repaired.problem;
    print(`${code}  ${key}  is ${applied && 'key' in applied ? applied.key : applied?.value} now.`);
    writeFileSync(path, repaired.next);
  }
}

/** `lobi check`: lists all problems of the brand file, or explains a code. */
export const check: Command = {
  usage: '',
  summary: 'checks the brand file and the rules of own games; exit code 1 where they have problems',
  options: { json: { type: 'boolean' }, fix: { type: 'boolean' }, explain: { type: 'string' } },
  help: {
    json: 'prints the problems as JSON',
    fix: 'writes what a program can repair into the brand file: misspelt keys, colours that cannot be read',
    explain: 'says what a code such as LB210 means',
  },
  async run(values) {
    const code = textOf(values, 'explain');
    if (code !== undefined) return explain(code);
    const root = process.cwd();
    if (values['fix'] === true) await repair(join(root, brandFile));
    const { brand, problems: ofBrand } = await readBrand(join(root, brandFile));
    const problems = [...ofBrand, ...(await ownRulesProblems(root))];
    const ofTexts = brand?.notes ?? [];
    const drift = driftOf(root);
    const notes = [...ofTexts, ...drift];
    if (values['json'] === true)
      print(JSON.stringify({ file: brandFile, problems, notes }, null, 2));
    else if (problems.length > 0) print(describeProblems(brandFile, problems));
    else print(`${brandFile} has no problems.`);
    if (values['json'] === true) return problems.length > 0 ? 1 : 0;
    // Warnings stop no build, but should be reviewed.
    if (ofTexts.length > 0) print(`\n${describeProblems('languages', ofTexts)}`);
    if (drift.length > 0) print(`\n${describeProblems('overrides', drift)}`);
    return problems.length > 0 ? 1 : 0;
  },
};
