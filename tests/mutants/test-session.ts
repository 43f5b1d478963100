import { createVitest, type Vitest } from 'vitest/node';
import { pathOf } from './mutants.ts';

/** Numbers of passed and failed tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Runs tests of one configuration repeatedly in one process, which saves the start of each run. */
export interface TestSession {
  /** Runs the tests of a file with a matching title, with changed modules read again. */
  run(file: string, pattern: string, changedFiles: readonly string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** Clears the transformed modules, for Node and for the browser. */
function forget(vitest: Vitest, files: readonly string[]): void {
  const servers = vitest.projects.flatMap((project) => [
    project.vite,
    ...(project.browser ? [project.browser.vite] : []),
  ]);
  for (const { environments } of servers) {
    for (const { moduleGraph } of Object.values(environments)) {
      for (const file of files) {
        for (const module of moduleGraph.getModulesByFile(pathOf(file)) ?? []) {
          moduleGraph.invalidateModule(module);
        }
      }
    }
  }
}

/** Opens a session with a configuration of this folder. */
export async function openTestSession(config: string): Promise<TestSession> {
  const vitest = await createVitest('test', {
    config: pathOf(`tests/mutants/${config}`),
    watch: false,
    reporters: [{}],
  });
  await vitest.standalone();
  return {
    async run(file, pattern, changedFiles) {
      forget(vitest, changedFiles);
      vitest.setGlobalTestNamePattern(new RegExp(pattern));
      const specifications = (await vitest.globTestSpecifications([file])).filter(
        ({ moduleId }) => moduleId === pathOf(file),
      );
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      forget(vitest, changedFiles);
      let [passed, failed] = [0, 0];
      for (const module of testModules.filter(({ moduleId }) => moduleId === pathOf(file))) {
        for (const one of module.children.allTests()) {
          const { state } = one.result();
          if (state === 'passed') passed += 1;
          if (state === 'failed') failed += 1;
        }
        // A failed hook skips the tests, or runs after them.
        if (module.state() === 'failed' && failed === 0) failed += 1;
      }
      // A passing test in a process with an uncaught error fails the run as well.
      return { passed, failed: failed === 0 && unhandledErrors.length > 0 ? 1 : failed };
    },
    close: () => vitest.close(),
  };
}
