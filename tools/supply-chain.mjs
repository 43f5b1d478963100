// `pnpm supply-chain`: known weaknesses, signatures and licences of everything that is installed,
// and a bill of materials. A fact that the registry in use cannot state is reported as unchecked,
// and fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root } from './run.mjs';

/** Licences that allow building with, serving and publishing the licensed code. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'OFL-1.1', 'MPL-2.0', 'CC-BY-4.0'],
  ...['MIT AND ISC AND BSD-3-Clause', 'EPL-2.0 OR GPL-3.0-or-later'],
]);

/** @param {string[]} args */
function ask(...args) {
  const [program = '', ...before] = pnpm();
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { isGood: status === 0, stdout, output: `${stdout}${stderr}`.trim() };
}

const folder = join(root, 'node_modules/.cache/lobi/reports');
mkdirSync(folder, { recursive: true });
let failed = 0;

/** @type {(what: string, isGood: boolean, output: string) => void} */
function report(what, isGood, output) {
  if (!isGood) failed += 1;
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${what}: ${output}`);
}

const audit = ask('audit', '--audit-level', 'high');
const hasAnswer = !audit.output.includes('ERR_PNPM_AUDIT');
report(
  'known weaknesses',
  audit.isGood,
  hasAnswer ? audit.output : 'not checked, the registry in use does not support it',
);

const signatures = ask('audit', 'signatures');
const hasKeys = !/audited 0 packages/.test(signatures.output);
report(
  'signatures',
  signatures.isGood && hasKeys,
  hasKeys ? signatures.output : 'not checked, the registry in use has no keys',
);

const licences = JSON.parse(ask('licenses', 'list', '-r', '--json').stdout);
const forbiddenLicences = Object.keys(licences).filter((licence) => !allowed.has(licence));
const names = forbiddenLicences.flatMap((licence) =>
  licences[licence].map((/** @type {{ name: string }} */ { name }) => `${name} (${licence})`),
);
const packages = Object.values(licences).flat().length;
report('licences', names.length === 0, names.join(', ') || `${packages} packages, all allowed`);

const materials = ask('sbom', '-r', '--sbom-format', 'cyclonedx');
const path = join(folder, 'sbom.cdx.json');
writeFileSync(path, materials.stdout);
report('bill of materials', materials.isGood, path);

process.exitCode = failed === 0 ? 0 : 1;
