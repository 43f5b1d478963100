/** Source of a title: the route, or a part of its screen, which takes precedence. */
export type TitleRank = 'route' | 'screen';

const claims: Record<TitleRank, { readonly title: string }[]> = { route: [], screen: [] };

/** Shows the screen's latest claim, else the route's; without claims the title stays unchanged. */
function show(): void {
  const claim = claims.screen.at(-1) ?? claims.route.at(-1);
  if (claim && claim.title !== document.title) document.title = claim.title;
}

/**
 * Claims the title of the page. The returned function releases the claim, so that the title of an
 * unmounted part does not stay, and never replaces a newer one.
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
