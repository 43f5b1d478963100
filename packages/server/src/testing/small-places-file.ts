/** Kinds of value of the format that have a type number below 8. */
const kinds = { text: 2, uint16: 5, uint32: 6, map: 7 } as const;

const head = (kind: keyof typeof kinds, size: number): Buffer =>
  Buffer.from([(kinds[kind] << 5) | size]);
const text = (value: string): Buffer =>
  Buffer.concat([head('text', Buffer.byteLength(value)), Buffer.from(value)]);
const uint = (kind: 'uint16' | 'uint32', value: number): Buffer =>
  Buffer.concat([head(kind, 2), Buffer.from([value >> 8, value & 0xff])]);
const map = (values: Readonly<Record<string, Buffer>>): Buffer =>
  Buffer.concat([
    head('map', Object.keys(values).length),
    ...Object.entries(values).flatMap(([key, value]) => [text(key), value]),
  ]);

/** Bytes of a record in the tree, and zeros between tree and data. */
const recordBytes = 3;
const gap = 16;

/**
 * Builds a file in the MaxMind DB format with one IPv4 network, `<network>.0.0.0/8`.
 * @source maxmind.github.io/MaxMind-DB – version 2.0
 */
export function smallPlacesFile(network: number, country: string, city: string): Buffer {
  const depth = 8;
  const tree = Buffer.alloc(depth * 2 * recordBytes);
  for (let bit = 0; bit < depth; bit += 1) {
    const taken = (network >> (depth - 1 - bit)) & 1;
    const onward = bit === depth - 1 ? depth + gap : bit + 1;
    // A record without a target holds the number of nodes.
    const records = taken === 0 ? [onward, depth] : [depth, onward];
    records.forEach((record, side) =>
      tree.writeUIntBE(record, (bit * 2 + side) * recordBytes, recordBytes),
    );
  }
  const data = map({
    country: map({ iso_code: text(country) }),
    city: map({ names: map({ en: text(city) }) }),
  });
  const metadata = map({
    node_count: uint('uint32', depth),
    record_size: uint('uint16', recordBytes * 8),
    ip_version: uint('uint16', 4),
    database_type: text('Test-City'),
    binary_format_major_version: uint('uint16', 2),
    binary_format_minor_version: uint('uint16', 0),
  });
  return Buffer.concat([
    tree,
    Buffer.alloc(gap),
    data,
    Buffer.from([0xab, 0xcd, 0xef]),
    Buffer.from('MaxMind.com'),
    metadata,
  ]);
}
