/** How many earlier minor versions the site keeps. */
const maxVersions = 3;

/**
 * Releases whose documentation the site keeps beside that of the working tree: the newest patch of
 * the newest minor versions, newest first.
 *
 * @param {readonly string[]} tags as changesets writes them, such as `@lobi/app@1.2.3`
 * @param {string} current version of the working tree
 * @returns {{ name: string, tag: string }[]}
 */
export function versionsToKeep(tags, current) {
  const minorOf = (/** @type {string} */ version) => version.split('.').slice(0, 2).join('.');
  /** @type {Map<string, readonly number[]>} */
  const newest = new Map();
  for (const tag of tags) {
    const [, version] = /^@lobi\/app@(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
    if (version === undefined || minorOf(version) === minorOf(current)) continue;
    const parts = version.split('.').map(Number);
    const existing = newest.get(minorOf(version));
    if (!existing || (existing[2] ?? 0) < (parts[2] ?? 0)) newest.set(minorOf(version), parts);
  }
  return [...newest.values()]
    .sort((one, other) => (other[0] ?? 0) - (one[0] ?? 0) || (other[1] ?? 0) - (one[1] ?? 0))
    .slice(0, maxVersions)
    .map((parts) => ({ name: minorOf(parts.join('.')), tag: `@lobi/app@${parts.join('.')}` }));
}
