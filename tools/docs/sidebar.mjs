/**
 * Pages of the documentation site in the order of a reader's tasks; paths from `docs`. Every page of
 * `docs` is in here once, which `tests/packaging/docs-site.test.ts` checks.
 *
 * @type {readonly { text: string, pages: readonly string[], isClosed?: true }[]}
 */
export const tasks = [
  {
    text: 'Start',
    pages: ['partners/start.md', 'getting-started.md', 'partners/comparison.md'],
  },
  {
    text: 'Your own brand',
    pages: [
      'partners/own-brand.md',
      'partners/pages-and-slots.md',
      'partners/events.md',
      'partners/own-games.md',
      'partners/headless.md',
      'texts.md',
    ],
  },
  { text: 'Connect your backend', pages: ['partners/own-backend.md', 'api.md', 'realtime.md'] },
  {
    text: 'Deploy, test, upgrade',
    pages: ['partners/deploy.md', 'partners/testing.md', 'partners/upgrade.md'],
  },
  {
    text: 'Games',
    pages: [
      'games.md',
      'games-compared.md',
      'adding-a-game.md',
      'stage-performance.md',
      'providers.md',
      'fairness.md',
    ],
  },
  { text: 'Money and players', pages: ['money.md', 'payments.md', 'earnings.md', 'protection.md'] },
  {
    text: 'Operate the platform',
    pages: [
      'operating/README.md',
      'operating/install.md',
      'operating/configuration.md',
      'operating/tls.md',
      'operating/scaling.md',
      'operating/backup.md',
      'operating/monitoring.md',
      'operating/incidents.md',
      'operating/broadcasts.md',
      'security-guide.md',
    ],
  },
  {
    text: 'Reference',
    pages: [
      'reference/brand-file.md',
      'reference/slots.md',
      'reference/brand-problems.md',
      'reference/css-variables.md',
      'reference/routes.md',
      'reference/calls.md',
      'reference/channels.md',
      'reference/error-codes.md',
    ],
  },
  { text: 'Proofs', pages: ['specification.md', 'money-proofs.md', 'security.md'], isClosed: true },
  {
    text: 'Decisions',
    pages: ['adr/README.md', 'adr/*.md'],
    isClosed: true,
  },
];
