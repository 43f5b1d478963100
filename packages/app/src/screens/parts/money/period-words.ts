/** The kit's word for each period of a limit. */
export const periodWords = { '24h': 'period24h', '7d': 'period7d', month: 'periodMonth' } as const;
