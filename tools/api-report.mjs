// The public API of the published packages as text, one report per entry point, in `packages/*/etc`. A
// report that differs from what was built fails, so that a change of the API is seen in review. The
// reports are shortened to names and signatures. `--update` writes them again.
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPublished, publishedPackages } from './pack-package.mjs';
import { root } from './run.mjs';
import { shortenReport } from './shorten-report.mjs';

const update = process.argv.includes('--update');

/** Compiler options of a user of the packages. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
};

/**
 * The entries of a package: name of the report and the declarations it is read from.
 *
 * @param {string} folder
 * @returns {[report: string, declarations: string][]}
 */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([key, target]) => typeof target !== 'string' && !key.includes('*'))
    .map(([key, target]) => [
      key === '.' ? 'index' : key.slice(2).replaceAll('/', '-'),
      join(folder, (target.import ?? target).types),
    ]);
}

/**
 * @param {string} folder
 * @param {string} report
 * @param {string} declarations
 * @returns {boolean} whether the report is the one in the repository
 */
function check(folder, report, declarations) {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const temporary = join(root, 'node_modules/.cache/lobi/api', folder.split('/').at(-1) ?? '');
  mkdirSync(join(temporary, 'full'), { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [declarations] } },
      apiReport: {
        enabled: true,
        reportFileName: `${report}.api.md`,
        reportFolder: join(temporary, 'full'),
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    // The full report is intermediate; only the shortened one is compared.
    localBuild: true,
    messageCallback: (message) => {
      if (message.category === 'console') message.handled = true;
    },
  });
  const full = join(temporary, 'full', `${report}.api.md`);
  const shortened = shortenReport(readFileSync(full, 'utf8'));
  const stored = join(folder, 'etc', `${report}.api.md`);
  if (update) writeFileSync(stored, shortened);
  return update || (succeeded && existsSync(stored) && readFileSync(stored, 'utf8') === shortened);
}

for (const name of publishedPackages) {
  const folder = join(root, 'packages', name);
  if (!(await buildPublished(name))) throw new Error(`${name} could not be built.`);
  if (update) for (const report of globSync(`${folder}/etc/*.api.md`)) rmSync(report);
  mkdirSync(join(folder, 'etc'), { recursive: true });
  for (const [report, declarations] of entriesOf(folder)) {
    if (check(folder, report, declarations)) continue;
    console.error(
      `packages/${name}/etc/${report}.api.md differs from the API that was built. ` +
        'Run `pnpm api:update`, read the difference, and say it in a changeset.',
    );
    process.exitCode = 1;
  }
}
