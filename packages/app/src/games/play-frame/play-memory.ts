import type { PlayMemory } from '@lobi/ui/stages';

/** A slider that is dragged changes its value with every frame; the device is written to less often. */
const writeAfterMs = 300;

const keyOf = (userId: string, gameId: string): string => `lobi.play.${userId}.${gameId}`;

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/**
 * Creates the memory of a player's last choices in one game, on this device. Amounts are only what
 * is filled in: what may be staked is for the stage and the platform to decide.
 */
export function createPlayMemory(userId: string, gameId: string): PlayMemory {
  const key = keyOf(userId, gameId);
  const values = read(key);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (): void => {
    timer = undefined;
    try {
      localStorage.setItem(key, JSON.stringify(values));
    } catch {
      // It holds until the page is left.
    }
  };

  return {
    read: (name) => values[name],
    write(name, value) {
      values[name] = value;
      timer ??= setTimeout(write, writeAfterMs);
    },
  };
}
