import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstPart, header, timescale } from './live-stream-parts.ts';

/** A segmented broadcast without an end, from a separate host. */
export interface LiveStream {
  readonly origin: string;
  /** Address of the list of its qualities. */
  readonly address: string;
  /** Requested paths, oldest first. */
  readonly requestedFiles: readonly string[];
  /** Stops responding, like a dead connection. */
  hold(): void;
  /** Rejects all requests from now on. */
  fail(): void;
  /** Responds again, also to pending requests. */
  answer(): void;
  close(): Promise<void>;
}

/** Segments in a playlist. */
const listed = 6;

/** A segment of the broadcast: the same second of picture, with its own timestamp. */
function partAt(number: number): Buffer {
  const part = Buffer.from(firstPart);
  // Box with the timestamp of a segment: its length, its name, version and flags, then 64 bits.
  const time = part.indexOf('tfdt') + 8;
  part.writeBigUInt64BE(BigInt(number * timescale), time);
  return part;
}

const qualities = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=8000,RESOLUTION=96x54,CODECS="vp09.00.10.08"',
  'low.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=64000,RESOLUTION=96x54,CODECS="vp09.00.10.08"',
  'high.m3u8',
].join('\n');

/** The newest segments: the broadcast has run for some seconds before it is requested. */
function partsAt(seconds: number, quality: string): string {
  const parts = Array.from({ length: listed }, (_, at) => seconds + at);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:1',
    `#EXT-X-MEDIA-SEQUENCE:${seconds}`,
    '#EXT-X-MAP:URI="header.mp4"',
    ...parts.flatMap((number) => ['#EXTINF:1.0,', `${quality}-${number}.m4s`]),
  ].join('\n');
}

const lists = 'application/vnd.apple.mpegurl';

/** Starts a broadcast on a free port of this device. */
export async function startLiveStream(): Promise<LiveStream> {
  const started = Date.now();
  const requestedFiles: string[] = [];
  const waiting: (() => void)[] = [];
  let mode: 'answer' | 'hold' | 'fail' = 'answer';

  const answer = (path: string, response: ServerResponse): void => {
    const seconds = Math.floor((Date.now() - started) / 1_000);
    const [, quality = '', number = ''] = /^\/(low|high)(?:-(\d+))?\./.exec(path) ?? [];
    const [type, body] = ((): [string, string | Buffer] => {
      if (path === '/live.m3u8') return [lists, qualities];
      if (path === '/header.mp4') return ['video/mp4', header];
      return number === ''
        ? [lists, partsAt(seconds, quality)]
        : ['video/mp4', partAt(Number(number))];
    })();
    // A script of another site reads it.
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(body);
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requestedFiles.push(path);
    if (mode === 'answer') answer(path, response);
    else if (mode === 'hold') waiting.push(() => answer(path, response));
    else response.writeHead(503, { 'access-control-allow-origin': '*' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: `${origin}/live.m3u8`,
    requestedFiles,
    hold: () => void (mode = 'hold'),
    fail: () => void (mode = 'fail'),
    answer: () => {
      mode = 'answer';
      for (const reply of waiting.splice(0)) reply();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
