/** Reads a response body up to a maximum size. Throws when it is larger. */
export async function readCappedBytes(response: Response, maximum: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maximum) throw new Error(`The response exceeds ${maximum} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readCappedText(response: Response, maximum: number): Promise<string> {
  return new TextDecoder().decode(await readCappedBytes(response, maximum));
}
