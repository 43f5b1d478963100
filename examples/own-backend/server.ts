import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  accessFault,
  apiTable,
  errorCodes,
  firstIssueOf,
  successStatus,
  type ApiName,
  type ApiRow,
} from '@lobi/core/contract';
import { issueText, pickLanguage, translate } from '@lobi/core/locales';
import { port } from './data.ts';
import { handlers, Refusal, sessions, type Call } from './handlers.ts';
import { ownCalls } from './promo.ts';
import { serveRealtime, signSubscription } from './realtime.ts';

// One loop over the contract implements for every call what all have in common: path, forged calls,
// access, validation of parameters. A handler contains only the logic of its call.

const contract = Object.entries(apiTable).map(([name, row]) => ({
  row: row as ApiRow,
  handler: name === 'broadcasting.auth' ? signSubscription : handlers[name as ApiName],
}));
const beside = Object.values(ownCalls).map(({ row, answer: handler }) => ({ row, handler }));

const rows = [...contract, ...beside].map(({ row, handler }) => ({
  row,
  handler: handler as ((call: Call) => unknown) | undefined,
  path: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const cookiesOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries((request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === '') return undefined;
  // pusher-js sends a form by default.
  const isForm = request.headers['content-type']?.includes('x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

/** Parses a part of a call by the contract; rejects an invalid one. */
function partOf(row: ApiRow, part: 'query' | 'body', value: unknown): unknown {
  const parsed = row[part]?.safeParse(value);
  if (parsed?.success !== false) return parsed?.data;
  throw new Refusal('validation', firstIssueOf(parsed.error, value));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://localhost:${port}`);
  const found = rows.find(({ row, path }) => row.method === request.method && path.test(pathname));
  if (!found) throw new Refusal('not_found');
  const { row, handler, path } = found;

  const cookies = cookiesOf(request);
  // A page of another origin can send the cookies of a session, but cannot read the token.
  const antiForgery = cookies['XSRF-TOKEN'];
  const isForged = !antiForgery || antiForgery !== request.headers['x-xsrf-token'];
  if (row.method !== 'GET' && 'session' in cookies && isForged) throw new Refusal('antiforgery');

  const token = request.headers.authorization?.replace(/^Bearer /, '');
  const session = sessions.get(token ?? '');
  const user = session?.cookie === cookies['session'] ? session?.user : undefined;
  const fault = accessFault(row, user);
  if (fault) throw new Refusal(fault);

  const call: Call = {
    user,
    token,
    params: { ...path.exec(pathname)?.groups },
    query: partOf(row, 'query', Object.fromEntries(searchParams)) ?? {},
    body: partOf(row, 'body', await readBody(request)),
    setSession: (id) =>
      response.appendHeader(
        'set-cookie',
        `session=${id ?? ''}; HttpOnly; SameSite=Lax; Path=/${id === null ? '; Max-Age=0' : ''}`,
      ),
  };
  if (!handler) throw new Refusal('not_found');
  const body = handler(call);
  response.writeHead(successStatus(row), { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Sends a failure: the code is for programs, the message for people who read the response. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const language = pickLanguage(request.headers['accept-language']);
  const { code, issues } =
    error instanceof Refusal
      ? error
      : new Refusal(error instanceof SyntaxError ? 'malformed' : 'server');
  const fields = issues.map((issue) => [issue.field, [issueText(language, issue)]] as const);
  response.writeHead(errorCodes[code], { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      message: translate(language, `errors.${code}`),
      code,
      reference: `req-${randomUUID()}`,
      ...(fields.length > 0 && { errors: Object.fromEntries(fields) }),
    }),
  );
}

const server = createServer((request, response) => {
  response.setHeader('cache-control', 'no-store');
  // Readable by the page, which sends it back with every write: a page of another origin cannot.
  if (!cookiesOf(request)['XSRF-TOKEN']) {
    response.appendHeader('set-cookie', `XSRF-TOKEN=${randomUUID()}; SameSite=Lax; Path=/`);
  }
  answer(request, response).catch((error: unknown) => refuse(request, response, error));
});
serveRealtime(server);
server.listen(port, () => process.stdout.write(`http://localhost:${port}\n`));
