/** Text under the key in session or local storage; null when there is none or the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
