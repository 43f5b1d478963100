import type { PlayMemory } from '@lobi/ui/stages';

/** A dragged slider changes its value with every frame; storage is written less often. */
const writeAfterMs = 300;

const keyOf = (userId: string, gameId: string): string => `lobi.play.${userId}.${gameId}`;

function read(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/**
 * Creates the store of a player's last choices in one game, on this device. Amounts only prefill the
 * form: the stage and the platform decide what may be staked.
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
      // Kept in memory until the page is left.
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
