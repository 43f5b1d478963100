// Reporter of Vitest that writes each event of a run to a file at once, so that `npm test` can tell what
// has passed, failed and not ended also when a run was stopped.
import { appendFileSync, readFileSync } from 'node:fs';

/**
 * One line of the report.
 *
 * @typedef {object} TestEvent
 * @property {string} id of a test, of a group whose hooks failed, or of a file
 * @property {string} title path of the file, with the full title of a test
 * @property {boolean} isTest
 * @property {'begun' | 'passed' | 'failed' | 'skipped'} state
 * @property {string | undefined} [message] first error of what failed
 */

/** Environment variable with the path of the report. */
export const reportVariable = 'LOBI_TEST_REPORT';

/** @param {TestEvent} event */
const write = (event) =>
  appendFileSync(process.env[reportVariable] ?? '', `${JSON.stringify(event)}\n`);

/** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} one */
const titleOf = ({ module, fullName }) => `${module.relativeModuleId}: ${fullName}`;

export default class TestReporter {
  /** @param {import('vitest/node').TestModule} file */
  onTestModuleQueued({ id, relativeModuleId }) {
    write({ id, title: relativeModuleId, isTest: false, state: 'begun' });
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    const [error] = file.errors();
    const state = error ? 'failed' : 'passed';
    const { id, relativeModuleId: title } = file;
    write({ id, title, isTest: false, state, message: error?.message });
  }

  /** @param {import('vitest/node').TestSuite} group */
  onTestSuiteResult(group) {
    const [error] = group.errors();
    if (!error) return;
    const { id } = group;
    write({ id, title: titleOf(group), isTest: false, state: 'failed', message: error.message });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    write({ id: test.id, title: titleOf(test), isTest: true, state: 'begun' });
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    write({
      id: test.id,
      title: titleOf(test),
      isTest: true,
      state,
      message: errors?.[0]?.message,
    });
  }
}

/**
 * Returns the last event of each test, group and file of a report, in the order of their beginning: `begun`
 * if the run was stopped meanwhile.
 *
 * @param {string} report path of the report
 * @returns {TestEvent[]}
 */
export function readResults(report) {
  /** @type {Map<string, TestEvent>} */
  const results = new Map();
  for (const line of readFileSync(report, 'utf8').split('\n')) {
    if (line === '') continue;
    /** @type {TestEvent} */
    const event = JSON.parse(line);
    results.set(event.id, event);
  }
  return [...results.values()];
}
