import { crc32, deflateSync } from 'node:zlib';

const width = 180;
const height = 240;

/** Lines of a receipt: top, height, left and right edge in pixels, and darkness. */
const marks = [
  [20, 14, 40, 140, 60],
  [50, 6, 50, 130, 150],
  [80, 22, 30, 150, 30],
  [120, 6, 20, 160, 190],
  [136, 6, 20, 110, 190],
  [152, 6, 20, 140, 190],
  [184, 2, 14, 166, 120],
  [200, 16, 60, 120, 90],
] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Draws a small grey PNG that looks like a receipt. `seed` varies each one slightly. */
export function drawReceipt(seed: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    // Each row begins with its PNG filter number: 0, no filter.
    const row = Buffer.alloc(width + 1, 250);
    row[0] = 0;
    for (const [top, tall, left, right, shade] of marks) {
      const end = right - ((seed * (top + 7)) % 30);
      if (y >= top && y < top + tall) row.fill(shade, left + 1, end + 1);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, grey.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
