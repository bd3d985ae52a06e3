/** A picture that was decoded while its body was read; the body has `token` where its base64 stood. */
export interface Lifted {
  readonly token: string;
  readonly bytes: Buffer;
}

/**
 * Gives the memory of bytes that nobody reads any more back at once: left to the collector, a few hundred KiB a request
 * make it look through the whole heap every hundred requests.
 */
export function release(bytes: Uint8Array): void {
  const { buffer } = bytes;
  // A part of a larger piece of memory is not ours to free.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength && bytes.byteLength > 0)
    buffer.transfer(0);
}
