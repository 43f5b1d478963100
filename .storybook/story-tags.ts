/** The parts of a sidebar entry that determine its tags. */
interface Named {
  readonly title: string;
  readonly name: string;
}

/** A tag of the sidebar's filter, and the names of stories that have it. */
type Rule = readonly [tag: string, pattern: RegExp];

/** Tags for the state that a story shows. */
const states: readonly Rule[] = [
  ['state: all variants', /^Matrix$/],
  ['state: all pointer states', /^States$/],
  ['state: loading', /\b(Loading|Waiting|Slow|Busy|Pending)\b/],
  ['state: empty', /\b(Empty|None|First Day|Nothing \w+|Zero|Absent)\b/],
  ['state: error', /\b(Error|Server Error|Failed|Offline|Refused|Rejected|Lost|Unreadable)\b/],
  ['state: disabled', /\b(Disabled|Locked|Blocked|Forbidden|Closed)\b/],
  ['state: right to left', /\bRtl\b/],
  ['state: long text', /\b(Long Text|Pseudo)\b/],
  ['state: keyboard', /\bInteraction$/],
  ['state: phone', /\b(Phone|Narrow)\b/],
];

/** Tags for the role of a screen's user, by the name of a story. */
const roles: readonly Rule[] = [
  ['role: guest', /\b(Guest|Login|Register|First Visit)\b/],
  ['role: player', /\bPlayer\b/],
  ['role: agent', /\bAgent\b/],
  ['role: admin', /\b(Admin|Staff)\b/],
  ['role: superadmin', /\bSuperadmin\b/],
  ['role: declare', /\bDeclarer?\b/],
];

/** Tags for the role of the user of all stories under a title. */
const rolesOfTitles: readonly Rule[] = [
  ['role: guest', /^Screens\/(Login|Register)$/],
  ['role: player', /^(Betting|Safer play|Screens\/(App\/)?(Player|Arena|Wallet|Lobby|Games))\b/],
  ['role: agent', /^Screens\/(App\/Agent|Agent home)$/],
  ['role: admin', /^(Back office|Screens\/App\/(Back office|Users|People))\b/],
  ['role: declare', /\/Declare ?console$/i],
];

const matching = (rules: readonly Rule[], text: string): string[] =>
  rules.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);

/**
 * Tags by which the sidebar filters an entry: shown state and role. They are derived from title and
 * name, so that a new story needs none.
 * @example tagsOf({ title: 'Screens/App/Agent', name: 'Dashboard Offline' }) // ['state: error', 'role: agent']
 */
export function tagsOf({ title, name }: Named): string[] {
  const byName = matching(roles, name);
  return [
    ...matching(states, name),
    // A role in the name overrides that of the title.
    ...(byName.length > 0 ? byName : matching(rolesOfTitles, title)),
  ];
}
