import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { approve, reject } from '../decide.mjs';
import { loadRun, pictureOf, saveFindings } from '../results.mjs';

/** @typedef {import('../results.mjs').Finding} Finding */
/** @typedef {import('../results.mjs').Kind} Kind */
/** @typedef {{ verb: 'approve' | 'reject', files: string[], note: string }} Decision */
/** @typedef {{ status: number, type: string, body: string | Buffer }} Answer */

/** Files of the page, by path. */
const page = /** @type {const} */ ({
  '/': ['page.html', 'text/html; charset=utf-8'],
  '/page.mjs': ['page.mjs', 'text/javascript'],
  '/page.css': ['page.css', 'text/css'],
});

/** Largest body of a decision, in characters: a note and the names of some pictures. */
const longestBody = 1_000_000;

const isPageFile = (/** @type {string} */ path) => Object.hasOwn(page, path);

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > longestBody) throw new Error('The decision is too long.');
  }
  return body;
}

/**
 * @param {number} status
 * @param {unknown} value
 * @returns {Answer}
 */
const json = (status, value) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/**
 * Serves the page on which the pictures of the last run are approved or rejected, on this machine
 * only. Each decision is a commit.
 *
 * @param {{ reports: string, repository: string, port?: number }} options port default: a free one
 * @returns {Promise<{ origin: string, count: number, close: () => void }>}
 */
export async function serveReview({ reports, repository, port = 0 }) {
  const run = loadRun(reports);
  const place = { reports, repository, baselines: run.baselines };
  /** @param {string} file */
  const find = (file) => run.findings.find((finding) => finding.file === file);

  /** @param {Decision} decision */
  function decide({ verb, files, note }) {
    const findings = files.flatMap((file) => find(file) ?? []);
    if (findings.length === 0) throw new Error('These pictures are decided already.');
    const commit = { approve, reject }[verb](place, findings, note);
    run.findings = run.findings.filter((finding) => !findings.includes(finding));
    saveFindings(reports, run);
    return { commit, findings: run.findings };
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {string} origin
   * @returns {Promise<Answer>}
   */
  async function answer(request, origin) {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (request.method === 'POST' && pathname === '/decisions') {
      // Another page that is open in the same browser must not decide.
      if (request.headers.origin !== origin) return json(403, { problem: 'Another origin.' });
      try {
        return json(200, decide(JSON.parse(await readBody(request))));
      } catch (error) {
        return json(409, { problem: error instanceof Error ? error.message : String(error) });
      }
    }
    if (pathname === '/findings') return json(200, run.findings);
    const [, kind = '', file = ''] = /^\/pictures\/(\w+)\/([^/]+)$/.exec(pathname) ?? [];
    const known = find(decodeURIComponent(file))?.kinds.find((each) => each === kind);
    if (known) {
      const body = readFileSync(pictureOf(reports, decodeURIComponent(file), known));
      return { status: 200, type: 'image/png', body };
    }
    if (!isPageFile(pathname)) return json(404, { problem: 'There is no such page.' });
    const [name, type] = page[/** @type {keyof typeof page} */ (pathname)];
    return { status: 200, type, body: readFileSync(new URL(name, import.meta.url)) };
  }

  const server = createServer((request, response) => {
    void answer(request, originOf(server)).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
    );
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { origin: originOf(server), count: run.findings.length, close: () => server.close() };
}

/** @param {import('node:http').Server} server */
function originOf(server) {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
