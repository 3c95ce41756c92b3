export const formatWordCount = (count: number): string => (count === 1 ? '1 word' : `${count} words`);
