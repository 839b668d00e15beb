/** What a FileHandle offers to read at any position, without a file. */
export function inMemoryFile(bytes: Buffer) {
  return {
    read: async (buffer: Buffer, offset: number, length: number, position: number) => ({
      bytesRead: bytes.copy(buffer, offset, position, position + length),
    }),
  };
}
