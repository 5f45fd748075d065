/**
 * Photos that a camera has kept as it was held, with a note of how they are to be turned. The build measures them as they
 * are kept, and would cut them.
 */

/** The markers of a .jpg: where notes of the camera begin, and where the picture does. */
const notes = 0xffe1;
const pixels = 0xffda;

/** Where the list of notes has what is said of the turn. */
const turnTag = 0x0112;

/** The note in a list of notes; 1 for a picture that stands upright. */
function turnIn(list: DataView): number {
  const isLittle = list.getUint16(0) === 0x4949;
  const at = list.getUint32(4, isLittle);
  const count = list.getUint16(at, isLittle);
  for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12)
    if (list.getUint16(entry, isLittle) === turnTag) return list.getUint16(entry + 8, isLittle);
  return 1;
}

/** @throws a RangeError where the bytes end before what they announce */
function turnOf(bytes: DataView): number {
  if (bytes.getUint16(0) !== 0xffd8) return 1;
  for (let at = 2; bytes.getUint16(at) !== pixels; at += 2 + bytes.getUint16(at + 2)) {
    const isNotes = bytes.getUint16(at) === notes && bytes.getUint32(at + 4) === 0x45786966;
    if (isNotes) return turnIn(new DataView(bytes.buffer, bytes.byteOffset + at + 10));
  }
  return 1;
}

/**
 * Whether a picture is to be turned before it is shown.
 * @param file a .jpg; others are not, and neither is one whose notes cannot be read
 */
export async function isTurned(file: File): Promise<boolean> {
  const bytes = new DataView(await file.arrayBuffer());
  try {
    return turnOf(bytes) > 1;
  } catch {
    return false;
  }
}
