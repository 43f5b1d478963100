import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** Variables that name a port and a host. */
export interface ListenNames {
  readonly portName: string;
  readonly hostName: string;
}

const appNames: ListenNames = { portName: 'PORT', hostName: 'HOST' };

/** Converts an error of `listen` to a `StartError` if the operator can fix its cause. */
export function toListenError(
  error: NodeJS.ErrnoException,
  port: number,
  { portName, hostName }: ListenNames = appNames,
): unknown {
  const elsewhere = `This machine does not have the address that ${hostName} names.`;
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that holds it, or choose another one with ${portName}.`,
    EACCES: `Port ${port} may not be used by this account. Choose one above 1023 with ${portName}.`,
    EADDRNOTAVAIL: elsewhere,
    ENOTFOUND: elsewhere,
  };
  const sentence = sentences[error.code ?? ''];
  return sentence === undefined ? error : new StartError(sentence, error);
}

/**
 * Binds the port for a moment, so that a start that cannot succeed fails before it creates a database.
 * Errors: `StartError`.
 */
export async function assertPortIsFree(
  host: string,
  port: number,
  names?: ListenNames,
): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, port, names);
  }
  probe.close();
  await once(probe, 'close');
}
