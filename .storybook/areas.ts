/** Areas of the sidebar in order, from foundations to whole screens. */
export const areas = {
  Foundations: 'Colour, type, space, motion, sound, icons, art, words: what every part is made of.',
  Atoms: 'The smallest parts: buttons, badges, cards, progress.',
  Forms: 'Everything that people fill in, with its checks.',
  Overlays: 'What lies over a page: dialogs, menus, notices.',
  Navigation: 'Frames of pages and the ways between them.',
  Data: 'Tables, charts, figures, dates, states of a list.',
  Money: 'Balances, deposits, withdrawals, receipts.',
  Games: 'Lobby, stages and the parts of games.',
  Betting: 'Arena: odds, stakes, slips, results.',
  'Safer play': 'Limits, breaks, self-exclusion, help.',
  'Back office': 'Queues, reviews and tools of agents and staff.',
  Patterns:
    'How parts make a task: deposit, withdrawal, review, limits, errors; in prose with live screens.',
  Screens: 'Whole screens, and under App the assembled app by role and network.',
  Machines: 'State charts of the flows.',
  'Brand lab': 'Where a brand is made and taken along.',
} as const;
