/** Ways of quoting odds. @source ours */
export const oddsFormats = ['per100', 'decimal', 'hk', 'indo', 'malay'] as const;
