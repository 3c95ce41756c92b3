/** What local storage holds under a key; null also where the browser keeps storage closed. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
