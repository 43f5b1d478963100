/** A call as its caller saw it: when it began and ended, and the version of the wallet that it received. */
export interface HistoryStep {
  /** In ms of one clock. */
  readonly from: number;
  readonly to: number;
  readonly version: number;
  readonly kind: 'read' | 'write';
}

/** Two steps that cannot have happened in real time. */
export interface Violation {
  readonly earlier: HistoryStep;
  readonly later: HistoryStep;
}

/**
 * Finds contradictions to real time in the history of one wallet: a step that began after another had
 * ended must have seen its version, and a write a higher one. O(n log n): steps by their start, compared
 * with the highest version among those that had ended by then.
 */
export function findViolations(history: readonly HistoryStep[]): Violation[] {
  const byStart = history.toSorted((one, other) => one.from - other.from);
  const byEnd = history.toSorted((one, other) => one.to - other.to);
  const violations: Violation[] = [];
  let highest: HistoryStep | undefined;
  let ended = 0;
  for (const later of byStart) {
    for (let step = byEnd[ended]; step && step.to < later.from; step = byEnd[++ended]) {
      if (!highest || step.version > highest.version) highest = step;
    }
    if (!highest) continue;
    const minimumVersion = later.kind === 'write' ? highest.version + 1 : highest.version;
    if (later.version < minimumVersion) violations.push({ earlier: highest, later });
  }
  return violations;
}

/** Versions that more than one write received. */
export function findSharedVersions(history: readonly HistoryStep[]): number[] {
  const seen = new Set<number>();
  return history
    .filter(({ kind }) => kind === 'write')
    .map(({ version }) => version)
    .filter((version) => seen.size === seen.add(version).size);
}
