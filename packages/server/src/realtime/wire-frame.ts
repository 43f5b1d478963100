/**
 * Encodes text as one unmasked, uncompressed WebSocket frame, so that a broadcast encodes it only once
 * for all its sockets. @source RFC 6455 §5.2
 */
export function toWireFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  // FIN bit and opcode 1 (text).
  header[0] = 0x81;
  if (length < 126) header[1] = length;
  else if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, bytes]);
}
