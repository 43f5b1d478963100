/** Origin of a frame's messages, or `undefined` if the address must not be framed. */
export function frameOrigin(source: string): string | undefined {
  if (!URL.canParse(source)) return undefined;
  const { protocol, hostname, origin } = new URL(source);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined;
}

/** Fields of a message that decide whether it is valid. */
export interface FrameMessage {
  readonly origin: string;
  readonly source: unknown;
}

/** Whether a message came from this frame and from an allowed origin. */
export function isTrustedMessage(
  message: FrameMessage,
  frame: unknown,
  origins: readonly string[],
): boolean {
  return frame != null && message.source === frame && origins.includes(message.origin);
}
