/** Reads local storage; null if the key is missing or storage is blocked. */
export function readLocalStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
