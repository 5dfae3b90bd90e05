// The files of an archive of tar, as Python writes them: names, sizes in eights, and bodies in blocks.
const BLOCK = 512;

const text = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
};

/** Each file by its name; the bodies are parts of the archive and no copies. */
export function* unpacked(archive: Uint8Array): Generator<[name: string, body: Uint8Array]> {
  for (let at = 0; at + BLOCK <= archive.length && archive[at];) {
    const head = archive.subarray(at, at + BLOCK);
    const size = parseInt(text(head.subarray(124, 136)), 8);
    const folder = text(head.subarray(345, 500));
    const name = text(head.subarray(0, 100));
    at += BLOCK;
    yield [folder ? `${folder}/${name}` : name, archive.subarray(at, at + size)];
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
