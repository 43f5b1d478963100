export const welcomeText = (origin: string, _e: unknown): string => origin;
