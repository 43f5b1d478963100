/** Source of a title: the route, or a part of its screen, which knows more. */
export type TitleRank = 'route' | 'screen';

const claims: Record<TitleRank, { readonly title: string }[]> = { route: [], screen: [] };

/** Shows what the screen asks for last, else what the route does; an unclaimed title stays unchanged. */
function show(): void {
  const claim = claims.screen.at(-1) ?? claims.route.at(-1);
  if (claim && claim.title !== document.title) document.title = claim.title;
}

/**
 * Asks for a title of the page. The function it returns takes that back, so that the title of a part
 * that has gone does not stay, and never replaces one that came meanwhile.
 */
export function claimTitle(rank: TitleRank, title: string): () => void {
  const claim = { title };
  claims[rank].push(claim);
  show();
  return () => {
    claims[rank].splice(claims[rank].indexOf(claim), 1);
    show();
  };
}
