export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} seconds`;
